use std::time::Instant;
use kolo_play::{Board,Mark};
use kolo_play::prover::*;
fn main(){
    let args:Vec<u64>=std::env::args().skip(1).map(|a|a.parse().unwrap()).collect();
    let nodes=args[0];
    let text=std::fs::read_to_string("crates/play/tests/data/gomoku/forced-wins.jsonl").unwrap();
    for neg in [false,true] {
    let mut times=vec![]; let mut used=vec![]; let mut steps=vec![];let mut marks=vec![];
    let mut fails=vec![];
    let mut total=0u64; let t0=Instant::now();
    let mut refuted=0; let mut refn=vec![];
    for l in text.lines(){
        let j:serde_json::Value=serde_json::from_str(l).unwrap();
        let mut b=Board::default();
        for (k,m) in [("black",Mark::Cross),("white",Mark::Circle)] { for c in j[k].as_array().unwrap(){ b.put(c.as_str().unwrap().parse().unwrap(),m).unwrap(); } }
        let m:Mark=j["to_move"].as_str().unwrap().parse().unwrap();
        let q=Question::new(b,m,if neg {m.other()} else {m}).unwrap();
        let t=Instant::now();
        let a=prove(&q,Budget(nodes));
        let e=t.elapsed().as_micros() as u64;
        total+=a.effort.nodes;
        times.push(e);
        match a.verdict { Verdict::Proven(p)=>{used.push(a.effort.nodes); steps.push(p.proof().len()); marks.push(p.verified().marks); },
          Verdict::Refuted(_)=>{refuted+=1;refn.push(a.effort.nodes)},
          Verdict::NotProven(w)=>fails.push(format!("{}:{:?}",j["id"].as_str().unwrap(),w)) }
    }
    let el=t0.elapsed();
    times.sort();used.sort();steps.sort();marks.sort();refn.sort();
    println!("proven {} refuted {} (median {:?}) of {} | places {} Mnps {:.2} | time med {} p90 {} max {} | nodes med {:?} | proof med {:?} max {:?} | verify marks med {:?} max {:?}",used.len(),refuted,refn.get(refn.len()/2),times.len(),total,total as f64/el.as_micros() as f64,times[times.len()/2],times[times.len()*9/10],times.last().unwrap(),used.get(used.len()/2),steps.get(steps.len()/2),steps.last(),marks.get(marks.len()/2),marks.last());
    println!("{}",fails.join(" "));
    }
}
