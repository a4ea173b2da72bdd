use std::time::Instant;
use kolo_play::{Board,Mark};
use kolo_play::prover::*;
fn main(){
    let args:Vec<u64>=std::env::args().skip(1).map(|a|a.parse().unwrap()).collect();
    let nodes=args[0];
    let text=std::fs::read_to_string("crates/play/tests/data/gomoku/forced-wins.jsonl").unwrap();
    let mut times=vec![]; let mut used=vec![]; let mut steps=vec![]; let mut vt=vec![];
    let mut fails=vec![];
    let mut total=0u64; let mut profs=[0u64;8]; let t0=Instant::now();
    let v=std::env::var("VERIFY").is_ok();
    for l in text.lines(){
        let j:serde_json::Value=serde_json::from_str(l).unwrap();
        let mut b=Board::default();
        for (k,m) in [("black",Mark::Cross),("white",Mark::Circle)] { for c in j[k].as_array().unwrap(){ b.put(c.as_str().unwrap().parse().unwrap(),m).unwrap(); } }
        let m:Mark=j["to_move"].as_str().unwrap().parse().unwrap();
        let q=Question::new(b,m,m).unwrap();
        let t=Instant::now();
        let (p,n,size,dis,prof)=search::experiment(&q,nodes,&args[1..]);
        let e=t.elapsed().as_micros() as u64;
        total+=n; for i in 0..8 {profs[i]+=prof[i];}
        times.push(e);
        match p { Some(p)=>{used.push(n); steps.push(p.len()); if v {let t=Instant::now(); verify(&q,&p).unwrap(); vt.push(t.elapsed().as_micros() as u64);} }
          None=>fails.push(format!("{}:{}:{}/{}",j["id"].as_str().unwrap(),j["effort"],size,if dis==0 {"DIS".into()} else {format!("{n}")})) }
    }
    let el=t0.elapsed();
    times.sort();used.sort();steps.sort();vt.sort();
    let s=|lim:u64|used.iter().filter(|u|**u<=lim).count();
    println!("solved {} of {} | 10k {} 30k {} 100k {} 400k {} | places {} Mnps {:.2} | time med {} max {} | proof med {:?} max {:?} | verify med {:?} max {:?}",used.len(),times.len(),s(10_000),s(30_000),s(100_000),s(400_000),total,total as f64/el.as_micros() as f64,times[times.len()/2],times.last().unwrap(),steps.get(steps.len()/2),steps.last(),vt.get(vt.len()/2),vt.last());
    println!("attack {} threat- {} threat+ {} def {} interf {} reply {} | n threat- {} threat+ {}",profs[0],profs[1],profs[2],profs[3],profs[4],profs[5],profs[6],profs[7]);
    println!("score {:.4}", (used.iter().map(|u|(*u as f64).ln()).sum::<f64>()+fails.len() as f64*(nodes as f64*2.0).ln())/times.len() as f64);
    println!("{}",fails.join(" "));
}
