import type { EverydayNames } from "../../catalogue.ts";

/** Plain words that several foods could claim, and the one that people mean. Stands before all. */
export const firstChoiceNames: EverydayNames = [
  ["01082", "low fat milk; lowfat milk"],
  [
    "08120",
    "oats; rolled oats; porridge oats; jumbo oats; quick oats; dry oats; raw oats; avena en hojuelas",
  ],
  [
    "08122",
    "instant oatmeal dry; instant oats; instant oatmeal packet; instant oats packet; oatmeal packet",
  ],
  [
    "20044",
    "raw white rice; white rice raw; uncooked white rice; dry white rice; raw basmati rice; uncooked basmati rice",
  ],
  [
    "23572",
    "raw ground beef 80/20; ground beef 80% lean raw; raw beef mince 20% fat; ground beef raw; raw ground beef; raw minced beef; raw beef mince; ground chuck raw",
  ],
  [
    "23562",
    "raw ground beef 90% lean; 90/10 ground beef raw; raw beef mince 10% fat; lean ground beef raw; raw lean beef mince",
  ],
  ["23567", "raw ground beef 85% lean; 85/15 ground beef raw; raw beef mince 15% fat"],
  [
    "23557",
    "raw ground beef 95% lean; 95/5 ground beef raw; raw beef mince 5% fat; extra lean ground beef raw",
  ],
  [
    "05062",
    "chicken breast skinless raw; raw skinless chicken breast; raw chicken breast skinless; chicken breast raw skinless; raw boneless skinless chicken breast; boneless skinless chicken breast raw",
  ],
  [
    "05096",
    "raw skinless chicken thigh; chicken thigh raw skinless; raw chicken thigh; chicken thigh raw; chicken thigh meat only raw; raw boneless skinless chicken thigh; chicken thighs skinless raw",
  ],
  [
    "05094",
    "roasted chicken thigh; chicken thigh with skin; chicken thigh skin on; baked chicken thigh with skin",
  ],
  [
    "05098",
    "roasted chicken thigh skinless; grilled chicken thigh; baked chicken thigh; skinless chicken thigh",
  ],
  ["07019", "chorizo sausage; chorizo; spanish chorizo"],
  ["07007", "bologna; baloney; beef bologna"],
  ["17012", "roast lamb; lamb roast; roasted lamb; roast leg of lamb; leg of lamb"],
  ["18075", "brown bread; slice of brown bread; brown bread slice"],
  [
    "18035",
    "multigrain bread; wholegrain bread; granary bread; seeded bread; whole grain bread; mixed grain bread; seeded loaf",
  ],
  [
    "16006",
    "beans baked canned; baked beans; tinned baked beans; canned baked beans; baked beans in tomato sauce",
  ],
  ["12637", "mixed nuts; handful of nuts; nuts; nuts mixed; salted mixed nuts; assorted nuts"],
  ["18375", "yeast; dry yeast; active dry yeast; instant yeast; dried yeast; yeast powder"],
  ["04044", "vegetable oil; cooking oil; oil; frying oil; salad oil; soybean oil"],
  ["43015", "caesar dressing; caesar salad dressing"],
  [
    "04135",
    "vinaigrette; oil and vinegar dressing; french vinaigrette; oil and vinegar; balsamic vinaigrette; salad dressing",
  ],
  [
    "04610",
    "marg; margarine; block margarine; oleo; i can't believe it's not butter; parkay; blue bonnet; country crock; flora; stork; becel; earth balance; smart balance; benecol; brummel and brown; shedds spread; smart balance spread; buttery spread; promise spread; vegetable oil spread; fleischmanns",
  ],
  ["04053", "evoo; olive oil; extra virgin olive oil; virgin olive oil; light olive oil"],
  ["11546", "tomato puree tube; tomato paste tube; tomato concentrate"],
  ["06166", "bechamel; bechamel sauce; white sauce; roux sauce"],
  ["09273", "pineapple juice; jugo de pina; zumo de pina"],
  [
    "11531",
    "chopped tomatoes tin; tinned tomatoes; canned tomatoes; tin of tomatoes; chopped tomatoes canned; tinned chopped tomatoes; plum tomatoes tinned",
  ],
  ["11263", "sauteed mushrooms; stir fried mushrooms; mushrooms stir fried"],
  ["12119", "coconut water; nariyal pani; agua de coco"],
  ["09286", "pomegranate; anar; pomegranate seeds; pomegranate arils; granada fruit"],
  ["12087", "kaju; cashews; cashew nuts; cashew; raw cashews"],
  [
    "16087",
    "mungfali; moongphali; cacahuetes; groundnuts; orzeszki ziemne; jordnotter; kp nuts; mani tostado; fistik",
  ],
  ["06179", "nam pla; fish sauce; nuoc mam; patis"],
  ["05064", "pollo a la plancha; pechuga de pollo; pechuga a la plancha"],
  ["18302", "slice of apple pie; apple pie slice; apple pie; homemade apple pie"],
  ["21140", "potato salad deli"],
  ["18127", "chocolate cupcake; cupcake; cup cake; cupcakes; chocolate cupcakes"],
  ["dish:chili-beans", "chili; chilli; bowl of chili; chili with meat; beef chili"],
  ["21127", "cole slaw; coleslaw; slaw"],
  ["07057", "pepperoni slices; pepperoni; sliced pepperoni"],
  [
    "23575",
    "cooked ground beef 80/20; ground beef 80/20 cooked; cooked ground beef; ground beef cooked; cooked beef mince",
  ],
  ["09268", "pineapple in juice; canned pineapple; tinned pineapple; pineapple chunks in juice"],
  ["dish:lassi", "lassi; sweet lassi"],
  ["dish:mango-lassi", "mango lassi"],
  ["dish:burrito", "burrito; beef burrito; chicken burrito; steak burrito; bean burrito"],
  ["dish:puri", "puri; poori"],
  ["dish:churros", "churros; churro"],
  ["06039", "minestrone; minestrone soup"],
  ["42200", "papad; pappad; papar; papadum; papadam; poppadom; poppadum; appalam"],
  ["01116", "curd; curds; dahi; set curd; natural yogurt; plain yogurt; yogurt"],
  [
    "16359",
    "canned chickpeas; tinned chickpeas; canned chickpeas drained; chickpeas canned drained; drained chickpeas",
  ],
  [
    "dish:ham-cheese-sandwich",
    "ham and cheese sandwich; ham & cheese sandwich; ham cheese sandwich",
  ],
  [
    "dish:spaghetti-bolognese",
    "spaghetti bolognaise; bolognaise; bolognese; spaghetti bolognese; spag bol",
  ],
  [
    "20120",
    "pasta dry weight; dry pasta; uncooked pasta; dry spaghetti; raw pasta; pasta uncooked",
  ],
  ["18060", "rye bread; slice of rye bread; dark rye bread; light rye bread"],
  ["06359", "cream of tomato soup; tomato soup with milk; creamy tomato soup"],
  [
    "15088",
    "tinned sardines in oil; sardines in oil; canned sardines in oil; sardines canned in oil",
  ],
  [
    "09238",
    "peaches canned in juice; canned peaches in juice; peaches in juice; tinned peaches in juice",
  ],
  [
    "05060",
    "roasted chicken breast with skin; chicken breast with skin; chicken breast skin on; baked chicken breast with skin",
  ],
  ["36412", "tamale; tamales; tamal"],
];
