import type { EverydayNames } from "../../catalogue.ts";

export const nutSnackAndBarNames: EverydayNames = [
  // Nuts and seeds
  [
    "12061",
    "almond; almonds; raw almonds; whole almonds; almendras; mandeln; badam; amandes; sliced almonds; almonds raw; almonds unsalted; slivered almonds; unroasted almonds; natural almonds; ground almonds; almond flour; almond meal; almonds nfs; mandorle; flaked almonds; blanched almonds",
  ],
  [
    "12063",
    "roasted almonds; dry roasted almonds; salted almonds; almonds roasted; toasted almonds; almonds salted",
  ],
  [
    "12085",
    "cashew; cashews; roasted cashews; cashew nuts; salted cashews; castanas de caju; anacardos; cashews roasted; kaju; cashew nut; nuez de la india; maranon; cashews salted; dry roasted cashews",
  ],
  ["12087", "raw cashews; raw cashew; cashews raw; cashews unroasted"],
  ["12078", "brazil nut; brazil nuts; brazils; castanha do para"],
  [
    "12120",
    "hazelnut; hazelnuts; filberts; avellanas; filbert; haselnuss; cobnuts; noisettes; nocciola",
  ],
  ["12131", "macadamia; macadamia nuts; macadamias; macadamia nut"],
  ["12142", "pecan; pecans; pecan halves; nuez pecanera; pecan nuts; pecan nut; pecans raw"],
  [
    "12147",
    "pine nuts; pinones; pine nut; pignoli; pinenuts; pinon nuts; pinoli; pignolia; pine kernels; chilgoza",
  ],
  [
    "12152",
    "pistachio; pistachios; pistachio nuts; pistachos; pistazien; salted pistachios; roasted pistachios; pista; pistachio nut; pistacchio",
  ],
  [
    "12155",
    "walnut; walnuts; nueces; walnut halves; walnusse; english walnut; noix; nuez; akhrot; nuez de castilla; walnuts raw; nut; noci; nuss",
  ],
  ["12154", "black walnut; black walnuts"],
  [
    "12137",
    "mixed nuts; nuts; nut mix; planters mixed nuts; salted mixed nuts; bar nuts; assorted nuts; frutos secos; mixed nuts with peanuts; mixed salted nuts; mixed nuts roasted; nusse; mix de nueces; cocktail nuts; nuts nfs; nut assortment; roasted nuts; snack nuts",
  ],
  ["12138", "mixed nuts without peanuts; deluxe mixed nuts; mixed nuts no peanuts"],
  [
    "16390",
    "peanuts; dry roasted peanuts; roasted peanuts; mani; cacahuates; cacahuetes; peanut; groundnuts; erdnusse; planters peanuts; peanuts dry roasted; unsalted peanuts; peanuts unsalted; cacahuate; arachides; dry-roasted peanuts; monkey nuts; redskin peanuts; goober peas; moongphali; peanuts in shell; ballpark peanuts; amendoim; pinda",
  ],
  [
    "16089",
    "salted peanuts; oil roasted peanuts; cocktail peanuts; spanish peanuts; honey roasted peanuts; beer nuts; fried peanuts; peanuts roasted salted; flavored peanuts; peanuts salted; coated peanuts; japanese peanuts",
  ],
  ["16087", "raw peanuts; peanuts raw; uncooked peanuts"],
  ["16088", "boiled peanuts; peanuts boiled; boiled peanut"],
  ["12101", "boiled chestnuts; chestnuts boiled"],
  [
    "12167",
    "chestnut; chestnuts; roasted chestnuts; castanas; maroni; chestnuts roasted; marrons; castagne",
  ],
  [
    "12104",
    "coconut; fresh coconut; coconut meat; raw coconut; coco fresco; coconut flesh; coconut raw; coconut fresh; grated fresh coconut",
  ],
  [
    "12108",
    "unsweetened coconut; desiccated coconut; dried coconut; coconut flakes unsweetened; shredded coconut unsweetened; unsweetened shredded coconut; coconut unsweetened; copra; coconut flour",
  ],
  [
    "12179",
    "sweetened coconut; shredded coconut; coconut flakes; bakers coconut; coconut packaged; flaked coconut; coconut sweetened; coconut shredded",
  ],
  [
    "12118",
    "coconut milk; canned coconut milk; leche de coco; full fat coconut milk; coconut milk canned; santan; thick coconut milk; gata; lait de coco",
  ],
  ["12115", "coconut cream; cream of coconut unsweetened; coconut cream thick"],
  ["12116", "cream of coconut; coco lopez; cream of coconut sweetened; crema de coco"],
  ["12006", "chia; chia seeds; chia seed; semillas de chia"],
  [
    "12220",
    "flaxseed; flax seeds; linseed; ground flaxseed; flax; linaza; flax meal; golden flax; leinsamen; flaxseeds; flax seed; alsi; linseeds",
  ],
  [
    "12016",
    "pumpkin seeds; pepitas; pumpkin seed; semillas de calabaza; pumpkin seeds roasted; pipas de calabaza; kurbiskerne; roasted pumpkin seeds; squash seeds; melon seeds; hulled pumpkin seeds",
  ],
  [
    "12037",
    "sunflower seeds; sunflower seed; pipas; semillas de girasol; sunflower kernels; roasted sunflower seeds; sonnenblumenkerne; flavored sunflower seeds; sunflower seeds roasted; david sunflower seeds; ranch sunflower seeds; sunflower seeds plain",
  ],
  [
    "12036",
    "raw sunflower seeds; hulled sunflower seeds; sunflower seeds raw; sunflower seeds unroasted",
  ],
  [
    "12023",
    "sesame seeds; sesame; ajonjoli; black sesame; sesame seed; sesamo; til seeds; toasted sesame seeds; gomasio; sesam",
  ],
  ["02033", "poppy seeds; poppyseed; poppy seed; mohn"],
  ["12201", "hemp seeds; hemp hearts; hulled sesame"],
  [
    "19059",
    "trail mix; nuts and raisins; gorp; student food; student mix; studentenfutter; trail mix with nuts; dried fruit and nut mix; fruit and nut mix; raisins and nuts; nut and fruit mix; trail mix regular; scroggin; dried fruit and nuts; peanuts and raisins; frutos secos mix; melange randonneur; mix de frutos secos; mountain mix; mieszanka studencka",
  ],
  [
    "19062",
    "trail mix with m&ms; chocolate trail mix; m&m trail mix; sweet and salty trail mix; monster trail mix; nuts with chocolate; trail mix with chocolate",
  ],
  ["19061", "tropical trail mix; tropical mix; coconut trail mix"],
  // Chips and savoury snacks
  [
    "19411",
    "potato chips; chips; crisps; lays; lay's chips; potato crisps; ruffles; papas de bolsa; patatas chips; salted crisps; ready salted crisps; walkers crisps; plain potato chips; kettle chips; papitas; bag of chips; packet of crisps; wavy chips; chips potato; lays classic; ripple chips; utz chips; kartoffelchips; ridged chips; wavy lays; salt and vinegar chips; salt and vinegar crisps; cape cod chips; chips nfs; potato chip; papas sabritas; herrs chips; bag of crisps; ruffled chips; smiths crisps; patatas fritas de bolsa; wise chips; chips de papa; walkers; batata frita de pacote; chipsy; mccoys; tyrrells; old dutch; pommes chips",
  ],
  [
    "19042",
    "bbq chips; barbecue chips; flavored potato chips; cheese and onion crisps; bbq potato chips; barbecue potato chips; potato chips flavored; prawn cocktail crisps; jalapeno chips; spicy potato chips; ruffles flavored; flavored chips; cheese potato chips; cheddar potato chips; flavoured crisps; adobadas; smoky bacon crisps; potato chips barbecue; hot potato chips; limon chips; ketchup chips; cheese flavored potato chips",
  ],
  [
    "19043",
    "sour cream and onion chips; sour cream and onion potato chips; sour cream chips; ruffles sour cream; cheddar and sour cream chips",
  ],
  [
    "19422",
    "reduced fat chips; low fat chips; reduced fat potato chips; light potato chips; lays reduced fat; low fat crisps; potato chips reduced fat; light crisps",
  ],
  [
    "42283",
    "baked crisps; lays baked; baked potato crisps; baked ruffles; pop chips; potato chips baked; baked potato chips; baked lays; baked chips; popped chips; popchips; potato crisps baked; restructured potato chips baked",
  ],
  [
    "19423",
    "fat free chips; fat free potato chips; lays light; pringles fat free; wow chips; potato chips fat free",
  ],
  [
    "19410",
    "pringles; stax; pringles original; potato crisps can; lays stax; restructured potato chips; stackable chips; potato chips restructured; munchos",
  ],
  ["19045", "reduced fat pringles; low fat pringles; light pringles; pringles reduced fat"],
  [
    "19046",
    "sour cream and onion pringles; flavored pringles; cheese pringles; pringles flavored; pringles cheddar; pringles pizza; pringles bbq; texas bbq pringles",
  ],
  [
    "19415",
    "potato sticks; shoestring potatoes; potato sticks canned; shoestring potato snack; piknik potato sticks; andy capps fries; potato straws",
  ],
  [
    "19056",
    "tortilla chips; corn tortilla chips; totopos; tostitos; nacho chips; plain tortilla chips; restaurant chips; white corn tortilla chips; tortilla chip; tostitos scoops; tortilla chips plain; mission chips; chips and salsa chips; on the border chips; totopo; tortilla chips nfs; blue corn chips; nachos plain chips; corn tortilla chips salted; nacho plain; santitas; scoops chips",
  ],
  [
    "19057",
    "doritos; nacho cheese doritos; nacho doritos; flavored tortilla chips; nacho cheese tortilla chips; takis; cheese tortilla chips; doritos nacho cheese; tortilla chips nacho cheese; tortilla chips flavored; dorito; taki; spicy tortilla chips; takis fuego; doritos spicy; tangy cheese doritos; chili heatwave doritos; tortilla chips cheese flavored; barcel takis; tortilla chips spicy",
  ],
  [
    "19058",
    "cool ranch doritos; ranch doritos; ranch tortilla chips; doritos cool ranch; cool original doritos; doritos ranch; tortilla chips cool ranch",
  ],
  [
    "19424",
    "reduced fat doritos; low fat doritos; reduced fat tortilla chips; doritos reduced fat; light doritos",
  ],
  [
    "19433",
    "baked tostitos; baked tortilla chips; low fat tortilla chips; baked tortilla chip; baked doritos; tortilla chips baked; light tostitos; tortilla chips low fat",
  ],
  [
    "19003",
    "fritos; corn chips; bugles; frito; corn chips plain; plain corn chips; fritos scoops; fritos corn chips; frito chips; bugles original; corn snacks; corn chip",
  ],
  [
    "19004",
    "bbq corn chips; flavored fritos; chili cheese fritos; barbecue fritos; corn chips flavored; flavored corn chips; bbq fritos; dipsy doodles; honey bbq fritos; chili cheese corn chips; corn chips flavored barbecue",
  ],
  [
    "19008",
    "cheetos; cheese puffs; cheese curls; cheesy puffs; wotsits; cheese balls; cheese doodles; cheeto; hot cheetos; crunchy cheetos; flamin hot cheetos; cheese twists; pirates booty; corn puffs; cheesy poofs; cheese puff; planters cheez balls; chizitos; cheezies; cheetos puffs; nik naks; cheezy puffs; flips; quavers; twisties; cheese flavored corn snacks; poffets; corn cheese puffs; jax; cheez doodles; puffed corn; chee tos; puffed cheese snack",
  ],
  [
    "19434",
    "baked cheetos; reduced fat cheetos; low fat cheese puffs; baked cheese puffs; cheetos baked; cheese puffs reduced fat",
  ],
  [
    "19007",
    "funyuns; onion rings snack; onion flavored rings; onion ring chips; monster munch; onion snack rings; hula hoops; funyun; onion ring snack",
  ],
  [
    "25013",
    "sunchips; sun chips; multigrain chips; sun chips original; whole grain chips; multigrain snack chips; popped multigrain chips; harvest cheddar sun chips; cracker chips; french onion sun chips; special k chips; multi grain chips; ritz chips",
  ],
  [
    "25037",
    "pita chips; stacys pita chips; stacy pita chips; pita chip; stacy's simply naked; pita crisps; naan chips",
  ],
  ["25046", "bagel chips; bagel chip; bagel crisps; rye chips; bread chips"],
  ["19400", "banana chips; banana chip; dried banana chips; fried banana chips"],
  [
    "25027",
    "plantain chips; mariquitas; platanutres; chifles; green plantain chips; plantain strips; plantanitos",
  ],
  ["25012", "sweet potato chips; sweet potato crisps; sweet potato fries; sweet potato chip"],
  [
    "25030",
    "terra chips; vegetable chips; veggie chips; vegetable crisps; veggie crisps; root vegetable chips; beet chips; terra vegetable chips; kale chips",
  ],
  [
    "25040",
    "veggie straws; veggie sticks; garden veggie straws; sensible portions; garden veggie chips; vegetable straws",
  ],
  ["25050", "cassava chips; yuca chips; yucca chips; cassava crisps; manioc chips"],
  ["19524", "taro chips; taro chip"],
  [
    "25025",
    "soy crisps; soy chips; genisoy; lentil chips; bean chips; beanitos; protein chips; quest chips",
  ],
  [
    "19047",
    "pretzels; hard pretzels; pretzel; pretzel sticks; pretzel twists; snyders pretzels; rold gold; mini pretzels; pretzel rods; salted pretzels; salzstangen; pretzels hard; pretzel crisps; pretzels nfs; bretzel snack; pretzel chips; pretzel thins; pretzel stick; flavored pretzels; pretzels salted; pretzel twist; honey mustard pretzels; brezeln snack",
  ],
  [
    "19048",
    "chocolate covered pretzels; yogurt pretzels; flipz; chocolate pretzels; yogurt covered pretzels; pretzels coated; white fudge pretzels; chocolate coated pretzels; pretzel chocolate covered",
  ],
  [
    "43109",
    "soft pretzel; auntie annes; bavarian pretzel; brezel; pretzel soft; laugenbrezel; soft pretzels; mall pretzel; superpretzel; laugengeback; pretzel bites; soft pretzel salted",
  ],
  [
    "19049",
    "combos; cheese filled pretzels; combos pretzel; pretzel combos; combos snacks; pretzels with cheese; cheese filled crackers combos; peanut butter filled pretzels; pretzels peanut butter filled",
  ],
  [
    "19033",
    "chex mix; bombay mix; chex party mix; cereal mix; chivda; twiglets; nuts and bolts; chex snack mix; traditional chex mix; namkeen; bhuja; sev; munchie mix",
  ],
  [
    "19031",
    "oriental mix; rice cracker mix; asian snack mix; japanese rice cracker mix; oriental party mix; oriental snack mix; wasabi peas; arare mix; japanese mix; rice cracker snack mix",
  ],
  ["19418", "sesame sticks; sesame stick; honey sesame sticks; wheat sesame sticks"],
  [
    "19009",
    "corn nuts; corn nut; maiz tostado; cancha; toasted corn; kikos; cornnuts; roasted corn kernels; toasted corn kernels; maiz frito",
  ],
  [
    "19034",
    "air popped popcorn; plain popcorn; popcorn unbuttered; popcorn air popped; unbuttered popcorn; hot air popcorn; popcorn without butter; popcorn no butter; homemade popcorn no oil; cabritas naturales",
  ],
  [
    "19035",
    "popcorn; buttered popcorn; movie popcorn; palomitas; movie theater popcorn; oil popped popcorn; popcorn with butter; salted popcorn; pipoca; popped corn; cinema popcorn; theater popcorn; palomitas de maiz; canchita; popcorn nfs; bagged popcorn; skinnypop; popcorn ready to eat; pochoclo; popped popcorn; popcorn popped in oil; buttered popcorn homemade; cotufas; salted pop corn; smartfood plain; crispetas",
  ],
  [
    "25026",
    "microwave popcorn; butter microwave popcorn; popcorn microwave; microwave popcorn butter; orville redenbacher; pop secret; act ii; microwave buttered popcorn; bag of microwave popcorn; jolly time; microwaved popcorn",
  ],
  [
    "25000",
    "94% fat free popcorn; light microwave popcorn; low fat microwave popcorn; healthy pop; fat free popcorn; light popcorn; microwave popcorn low fat; orville light; popcorn low fat; smart pop; microwave popcorn light; kettle corn light",
  ],
  [
    "19039",
    "caramel corn; caramel popcorn; kettle corn; toffee popcorn; sweet popcorn; caramel coated popcorn; popcorn caramel; candied popcorn; sugar popcorn; popcorn ball; popcorn balls; crunch n munch plain; sweet and salty popcorn; popcorn sweet; popcorn caramel coated; kettle corn sweet; moose munch; butterkist toffee",
  ],
  [
    "19038",
    "cracker jack; crackerjack; caramel corn with peanuts; crunch n munch; fiddle faddle; poppycock; cracker jacks; popcorn with peanuts; caramel popcorn with nuts; popcorn caramel coated with nuts",
  ],
  [
    "19040",
    "cheese popcorn; cheddar popcorn; smartfood; smartfood popcorn; white cheddar popcorn; popcorn cheese; cheese flavored popcorn; flavored popcorn; popcorn cheese flavored; white cheddar smartfood",
  ],
  [
    "19036",
    "popcorn cake; popcorn cakes; popcorn rice cake; orville mini cakes; caramel popcorn cake; popcorn mini cakes",
  ],
  [
    "19014",
    "fruit leather; fruit roll up; fruit rollup; fruit roll ups; fruit by the foot; fruit roll-ups; fruit roll-up; fruit strip; fruit bar dried; stretch island; fruit leathers; fruitabu; rolled fruit snack",
  ],
  [
    "19272",
    "fruit snacks; fruit snack; welchs fruit snacks; gushers; fruit gummies snack; annies fruit snacks; fruit snacks nfs; motts fruit snacks; gummy fruit snacks; fruit shapes; fruit flavored snacks; sunkist fruit snacks; fruit gushers; shark bites; fruit winders; fruit gummies; fruit wrinkles; bear yoyos; apple leather",
  ],
  // Bars
  [
    "19015",
    "granola bar; granola bars; nature valley; nature valley bar; oats and honey bar; crunchy granola bar; hard granola bar; cereal bar oat; muesli bar; barra de granola; nature valley granola bar; barra de cereal; granola bar plain; granola bar hard; nature valley crunchy; crunchy oat bar; nature valley oats n honey; granola bar nfs; musli riegel; granola bar with oats; flapjack oat bar; tracker bar; barra de avena; cascadian farm bar",
  ],
  [
    "19020",
    "chewy granola bar; soft granola bar; quaker chewy; quaker chewy bar; chewy bar; quaker granola bar; quaker chewy granola bar; flapjack uk; granola bar chewy; oat flapjack; sunbelt granola bar; flapjack bar; quaker bar; sunbelt bar; chewy granola bar plain; chewy granola",
  ],
  [
    "19404",
    "chocolate chip granola bar; granola bar chocolate chip; chewy chocolate chip granola bar; quaker chocolate chip bar; chewy choc chip bar",
  ],
  [
    "19024",
    "chocolate covered granola bar; dipped granola bar; chocolate coated granola bar; kudos; quaker dipps; granola bar chocolate coated; kudos bar; tracker bar chocolate; dipps; granola bar coated; chocolate dipped granola bar; granola bar with chocolate coating; granola bar chocolate covered",
  ],
  [
    "19021",
    "peanut butter granola bar; granola bar peanut butter; chewy peanut butter granola bar; peanut butter oat bar",
  ],
  [
    "25053",
    "sweet and salty granola bar; sweet and salty nut bar; nature valley sweet and salty; peanut granola bar; kind bar; kind nut bar; nut bar granola; almond granola bar; kind bars; fruit and nut bar; be kind bar; nut and seed bar; granola bar with nuts; larabar; fruit nut bar; nakd bar; nut granola bar; salty nut bar",
  ],
  [
    "25054",
    "yogurt coated granola bar; yogurt granola bar; nature valley yogurt; granola bar with yogurt coating; yogurt coated bar; special k bar; granola bar yogurt coated; yogurt bar granola",
  ],
  [
    "25052",
    "low calorie granola bar; 90 calorie granola bar; light granola bar; quaker chewy 90; low fat granola bar; lowfat granola bar; reduced fat granola bar; weight watchers bar granola; granola bar low fat; chewy low fat granola bar; reduced sugar granola bar; low sugar granola bar; granola bar reduced sugar; fiber one 90 calorie",
  ],
  [
    "19435",
    "nonfat granola bar; fat free granola bar; health valley bar; fruit filled granola bar; fat free fruit bar; fat free cereal bar; nonfat cereal bar",
  ],
  [
    "19441",
    "cereal bar; nutri grain bar; nutrigrain bar; nutri-grain; fruit cereal bar; breakfast bar; nutri grain; fruit and cereal bar; special k cereal bar; nutri-grain bar; cereal bar with fruit; fruit filled cereal bar; cereal bars; kelloggs nutri grain; nutri grain cereal bar; breakfast bar fruit; cereal bar fruit filled; snack well cereal bar; oat cereal bar; milk n cereal bar; belvita bar soft",
  ],
  [
    "19438",
    "rice krispies treat; rice krispie treat; rice crispy treat; rice krispie square; rice crispy bar; rice krispies square; crispy rice bar; rice krispies bar; rice krispie treats; marshmallow square; squares bar; krispie treat; marshmallow treat; crispy treat; rice crispie treat; lax; rice krispie squares; lcms bar",
  ],
  [
    "25051",
    "clif bar; energy bar; cliff bar; energy bar oats; tiger's milk bar; balance bar; pria bar; trek bar; clif builder; clif",
  ],
  ["25017", "powerbar; power bar; performance bar; powerbar performance; high carb bar"],
  [
    "25031",
    "protein bar; zone bar; zone perfect bar; nutrition bar; meal replacement bar; quest bar; high protein bar; zoneperfect; pure protein bar; atkins bar; rxbar; nutrition bars; met rx bar; protein bars; barra de proteina; slim fast bar; south beach bar; think thin bar; kellogs protein bar; cookie protein bar; slimfast bar; power crunch bar; ensure bar; detour bar; supreme protein bar; grenade bar; diet bar; supplement bar; weight loss bar; snickers marathon; one bar; fiber one bar protein; barre proteinee; eiweissriegel; proteinriegel",
  ],
  ["25021", "luna bar; luna"],
  ["25032", "kashi bar; golean bar; kashi go lean bar"],
  [
    "25045",
    "fiber one bar; fiber bar; high fiber bar; fibre one; fiber one chewy bar; fiber plus; fibre bar; fiber one; high fibre bar; fiber one oats and chocolate",
  ],
  [
    "25039",
    "oatmeal to go; oatmeal bar; breakfast square; quaker oatmeal bar; oatmeal squares bar; quaker oatmeal to go; belvita; breakfast biscuit; belvita breakfast biscuit; oatmeal breakfast bar; quaker breakfast bar",
  ],
];
