/**
 * "2 weetabix with milk": only the biscuits are counted, not the milk. "Steak 200 g with chips": the
 * steak was weighed, and the oats of "40 g oats with milk".
 */
export const countsFirst =
  /\([^)]*\d|^(?:[2-9]|two|three|four) [\p{L}' ]+ with (?:[\p{L} -]+ )?milk$|^\p{L}\D* \d[\d.,]* ?(?:g|gr|grams?|kg|ml|oz|ounces?) (?:with|and|on|in) |^\d[\d.,]* ?g(?:rams?)? (?:of )?(?:\p{L}+ ){0,2}(?:oats|muesli|granola|cereal|flakes|cornflakes|porridge) with |^\d[\d.,]* ?(?:g|grams?|oz|ounces?) (?:of )?(?:\p{L}+ ){0,2}(?:steak|chicken(?: breasts?| thighs?)?|salmon|cod|beef|pork|lamb|gammon|turkey|ham|prawns|shrimp) with (?!skin|bone|fat)/iu;
/** "3 sausages and mash": so are the sausages, not the plate. */
export const countsOnPlate =
  /^(?:[2-9]|two|three|four|five|six) (?:\p{L}+ )?\p{L}{3,}s (?:and|&) /iu;
