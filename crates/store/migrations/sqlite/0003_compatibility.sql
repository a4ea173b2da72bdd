-- The oldest form of the tables whose programs can go on working with this one. What earlier steps need stands in their
-- own number.
ALTER TABLE kolo_schema ADD COLUMN oldest INTEGER;
