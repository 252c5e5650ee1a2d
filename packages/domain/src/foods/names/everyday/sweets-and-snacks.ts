import type { EverydayNames } from "../../catalogue.ts";

export const sweetAndSnackNames: EverydayNames = [
  // Sugar, syrup, spreads
  [
    "19335",
    "sugar; white sugar; granulated sugar; table sugar; cane sugar; azucar; caster sugar; sugar cube; sugar packet; teaspoon of sugar; sucre; zucker; castor sugar; superfine sugar; sugar lump; zucchero; rock sugar; cinnamon sugar; colored sugar; sugar white; raw cane sugar; vanilla sugar; beet sugar; cukier; seker; shakkar; cheeni; chini",
  ],
  [
    "19334",
    "brown sugar; light brown sugar; dark brown sugar; muscovado; azucar morena; panela; piloncillo; jaggery; gur; rapadura; palm sugar; coconut sugar; demerara sugar; papelon; sugar brown; chancaca",
  ],
  [
    "19336",
    "powdered sugar; icing sugar; confectioners sugar; 10x sugar; puderzucker; azucar glass",
  ],
  ["19908", "turbinado; raw sugar; sugar in the raw; turbinado sugar"],
  ["19340", "maple sugar"],
  [
    "19337",
    "equal; aspartame; nutrasweet; blue packet sweetener; artificial sweetener; sweetener; sugar substitute; low calorie sweetener; stevia packet; stevia; truvia; sugar substitute stevia; canderel; sugar substitute aspartame; sweet leaf; pure via; edulcorante; sussstoff; edulcorant; slodzik; xylitol packet; sotningsmedel; adocante; endulzante; erythritol; norbu; sacarina",
  ],
  ["19868", "splenda; sucralose; yellow packet sweetener; sugar substitute sucralose"],
  [
    "43158",
    "sweet n low; sweet'n low; saccharin; pink packet sweetener; sugar twin; sugar substitute saccharin; necta sweet",
  ],
  [
    "19296",
    "honey; miel; honig; raw honey; clover honey; manuka honey; runny honey; honey pure; miele; shahad; mel; creamed honey; honeycomb honey; strained honey",
  ],
  [
    "19353",
    "maple syrup; pure maple syrup; real maple syrup; agave; agave nectar; agave syrup; sirop d erable; date syrup; birch syrup; yacon syrup; agave liquid sweetener; blue agave syrup; jarabe de arce; ahornsirup; sciroppo d acero; xarope de bordo; syrop klonowy; lonnsirap; miel de maple; jarabe de maple",
  ],
  [
    "19129",
    "pancake syrup; table syrup; syrup; aunt jemima syrup; log cabin syrup; mrs butterworths; waffle syrup; breakfast syrup; maple flavored syrup; fruit syrup; flavored syrup; simple syrup; coffee syrup; sirope; fruit flavored syrup; pancake and waffle syrup; golden griddle; eggo syrup",
  ],
  [
    "19128",
    "light syrup; lite syrup; reduced calorie syrup; light pancake syrup; sugar free syrup low calorie; lite pancake syrup",
  ],
  ["42040", "grenadine; cordial syrup"],
  ["43026", "sugar free syrup; diet syrup; dietetic syrup; sugar free pancake syrup"],
  [
    "19350",
    "corn syrup; karo; light corn syrup; glucose syrup; golden syrup; karo syrup; cane syrup; rice syrup; brown rice syrup; lyle's golden syrup; sorghum syrup; dark corn syrup",
  ],
  [
    "19304",
    "molasses; treacle; black treacle; blackstrap; melaza; blackstrap molasses; pomegranate molasses",
  ],
  [
    "14181",
    "chocolate syrup; hersheys syrup; chocolate sauce thin; hershey's chocolate syrup; bosco; chocolate flavored syrup",
  ],
  [
    "19348",
    "hot fudge; fudge sauce; chocolate sauce; hot fudge topping; chocolate topping; fudge topping; chocolate fondue; chocolate dip; hot fudge sauce; fudge syrup",
  ],
  [
    "19364",
    "caramel sauce; butterscotch sauce; caramel topping; butterscotch topping; caramel syrup; caramel dip; salted caramel sauce; caramel flavored sauce; toffee sauce; topping butterscotch",
  ],
  [
    "19137",
    "strawberry topping; fruit topping; strawberry sauce; strawberry syrup; fruit sauce; topping fruit; raspberry sauce; fruit coulis; ice cream topping fruit",
  ],
  ["19366", "pineapple topping"],
  ["19365", "marshmallow fluff; marshmallow creme; marshmallow topping; fluff; marshmallow cream"],
  ["19367", "wet walnuts; walnuts in syrup; nut topping; nuts in syrup; nut ice cream topping"],
  [
    "19297",
    "jam; strawberry jam; preserves; fruit preserves; mermelada; raspberry jam; konfituere; blackberry jam; confiture; fruit spread; blueberry jam; jam preserves; fig jam; peach preserves; guava paste; guava jam; lingonberry jam; marmellata; quince paste; membrillo; fruit conserve; dulce de guayaba; plum jam; guayaba paste; ate; bocadillo de guayaba; pepper jelly; goiabada; cherry jam; dzem; geleia; sylt; bonne maman; polaner; recel; compota untable; gelatina de uva; jelly spread; powidla; guava jelly",
  ],
  [
    "19300",
    "jelly; grape jelly; apple jelly; jelly preserve; smuckers jelly; currant jelly; fruit jelly; mint jelly; jelly all flavors",
  ],
  [
    "43028",
    "sugar free jam; diet jam; sugar free jelly; reduced sugar jam; no sugar added jam; sugar free preserves; diet jelly; dietetic jelly; low sugar jam; light jam; reduced sugar preserves",
  ],
  [
    "19303",
    "bitter orange marmalade; lemon marmalade; paddington marmalade; marmalade; marmelade; marmellade; orange marmalade; mermelada de naranja",
  ],
  ["19294", "lemon curd; fruit butter"],
  [
    "19173",
    "jello; jell-o; gelatin dessert; gelatine; jelly dessert; gelatina; jello gelatin; jelly and ice cream jelly; gelatin; jello dessert; gelatin dessert with fruit; jello with fruit; gelee; cherry jello; jello shot plain; fruit gelatin; jello salad; wackelpudding; gotterspeise; galaretka; agar jelly",
  ],
  [
    "19176",
    "sugar free jello; diet jello; sugar free gelatin; sugar free jelly dessert; low calorie jello; gelatin dessert sugar free; diet gelatin; jello light",
  ],
  ["19172", "jello powder; gelatin powder with sugar; jello mix dry; jello mix"],
  ["19177", "unflavored gelatin; knox gelatin; gelatin powder; gelatin leaf; gelatin unsweetened"],
  ["19173", "fruit jelly cup; konjac jelly"],
  [
    "16398",
    "peanut butter; creamy peanut butter; smooth peanut butter; pb; mantequilla de mani; jif; skippy; mantequilla de cacahuate; natural peanut butter; crema de cacahuate; peter pan peanut butter; erdnussbutter; beurre de cacahuete; peanut paste; peanutbutter; peanut butter low sugar; peanut butter smooth; peanut butter no salt; sunpat; adams peanut butter; burro di arachidi; pindakaas; jordnotssmor; manteiga de amendoim; maslo orzechowe; peanut spread; pasta de amendoim; reese's peanut butter",
  ],
  [
    "16397",
    "crunchy peanut butter; chunky peanut butter; peanut butter crunchy; extra crunchy peanut butter",
  ],
  [
    "16150",
    "reduced fat peanut butter; light peanut butter; low fat peanut butter; peanut butter lite",
  ],
  [
    "12195",
    "almond butter; almond spread; nut butter; almond paste spread; mixed nut butter; hazelnut butter",
  ],
  ["12088", "cashew butter"],
  ["12040", "sunflower butter; sunbutter; sunflower seed butter; sun butter"],
  [
    "12166",
    "tahini; sesame paste; tahini sauce; sesame seed butter; tahina; tehina; sesame butter; sesame spread; tahini paste; sesame seed paste",
  ],
  [
    "19125",
    "nutella; chocolate spread; chocolate hazelnut spread; hazelnut spread; nutella spread; chocolate nut spread; gianduja; nocilla; cookie butter; speculoos spread; biscoff spread; chocolate hazelnut butter; choco spread; cookie spread; nuss nougat creme; pate a tartiner; crema de avellanas; crema di nocciole; ferrero nutella; krem czekoladowy; nusskati; creme de avela; chokladkram",
  ],
  ["43406", "marmite; vegemite; yeast extract; bovril; cenovis; yeast spread"],
  // Chocolate and candy
  [
    "19120",
    "chocolate; milk chocolate; chocolate bar; hershey bar; hersheys; cadbury; dairy milk; hersheys kiss; hershey's kisses; milk chocolate bar; chocolate candy; chocolate con leche; cadbury dairy milk; galaxy chocolate; lindt; milka; chocolate egg; easter egg chocolate; chocolate bunny; schokolade; chocolat; buttons chocolate; chocolates; hershey kisses; cioccolato; toblerone; creme egg; dove chocolate bar; advent chocolate; belgian chocolate; chocolate kisses; ghirardelli milk; chocolate coins; cadburys; chocolate milk bar; symphony bar; aero; wispa; flake; freddo; hershey's milk chocolate; box of chocolates; chocolate assorted; terry's chocolate orange; piece of chocolate; square of chocolate; chocolatina; godiva; lindt truffle",
  ],
  [
    "19905",
    "dark chocolate; bittersweet chocolate; dark chocolate bar; chocolate negro; bournville; 60% dark chocolate; zartbitterschokolade; hershey special dark; dark choc; plain chocolate; chocolat noir; lindt dark; dark chocolate candy; cioccolato fondente; chocolate amargo; gorzka czekolada; mork choklad; cacao bar; dove dark; chocolate oscuro",
  ],
  [
    "19904",
    "70% dark chocolate; 85% dark chocolate; 70% cocoa chocolate; 80% dark chocolate; lindt 70; 90% dark chocolate; green and blacks dark",
  ],
  [
    "19080",
    "chocolate chips; semisweet chocolate; semi sweet chocolate chips; chocolate morsels; chocolate chip; semi-sweet chocolate; choc chips; cooking chocolate; nestle morsels; chocolate drops; dark chocolate chips; baking chips",
  ],
  [
    "19087",
    "white chocolate; white chocolate chips; milkybar; white chocolate bar; chocolate blanco; almond bark; white chocolate candy; vanilla chips; candy melts; white coating chocolate; hershey cookies and cream; yogurt chips; candy coating; white baking chips",
  ],
  [
    "19132",
    "chocolate with almonds; hersheys with almonds; almond chocolate bar; chocolate almonds; chocolate covered almonds; hershey with almonds; chocolate bar with nuts; chocolate with nuts; ferrero rocher; fruit and nut chocolate; chocolate coated almonds; nut chocolate; golden almond; chocolate covered nuts; chocolate covered cashews; ferrero; nut clusters; chocolate peanut clusters",
  ],
  [
    "19126",
    "chocolate peanuts; goobers; goobers candy; peanut clusters; chocolate peanut cluster; chocolate covered peanuts; coated peanuts chocolate",
  ],
  [
    "19127",
    "chocolate covered raisins; chocolate raisins; raisinets; raisinettes; chocolate coated raisins",
  ],
  [
    "19078",
    "baking chocolate; unsweetened chocolate; bakers chocolate; baking chocolate unsweetened; cacao nibs; cocoa nibs; bitter chocolate",
  ],
  [
    "19165",
    "cocoa powder; unsweetened cocoa; cacao powder; cocoa powder unsweetened; baking cocoa; dutch cocoa; hersheys cocoa; kakao; cacao; unsweetened cocoa powder; cocoa powder plain",
  ],
  [
    "19155",
    "snickers; snickers bar; snickers candy bar; marathon bar uk; fun size snickers; snicker; marathon bar",
  ],
  [
    "19135",
    "milky way; milky way bar; mars bar; mars; mars chocolate bar; nougat caramel bar; milkyway; fun size milky way; mars chocolate; 3 musketeers nougat",
  ],
  ["19160", "twix; twix bar; twix caramel; twix cookie bar; raider bar"],
  [
    "19109",
    "kit kat; kitkat; kit kat bar; kit-kat; chocolate wafer bar; kinder bueno; wafer bar chocolate; chocolate covered wafer; kvikk lunsj; prince polo; tirma; kex choklad; kexchoklad",
  ],
  [
    "19150",
    "reeses; reese's cups; peanut butter cup; reeses peanut butter cup; reese cup; peanut butter cups; reese's peanut butter cup; reeses cups; reese; chocolate peanut butter cup; reese's eggs",
  ],
  ["19151", "reeses pieces; reese's pieces"],
  [
    "19141",
    "m&ms; m&m's; m and ms; plain m&ms; smarties uk; smarties chocolate; mms; m & m's; mini m&ms; m&m; candy coated chocolate; m & ms; milk chocolate m&ms; crispy m&ms; lentils chocolate; chocolate candies candy coated; gems chocolate",
  ],
  ["19140", "peanut m&ms; m&m peanut; peanut m and ms; m&ms peanut; peanut m & m's; revels"],
  ["19159", "three musketeers; 3 musketeers; 3 musketeers bar; milky way uk; flyte"],
  [
    "19145",
    "nestle crunch; crunch bar; krackel; chocolate with rice crisps; crispy chocolate bar; toffee crisp; crunchie bar chocolate; chocolate crisp; nestle crunch bar; chocolate with rice cereal; lion bar; malted milk balls; whoppers candy; maltesers; malteser; malted balls; rice krispie chocolate; picnic bar",
  ],
  [
    "19069",
    "butterfinger; butterfinger bar; crunchie; peanut butter crunch bar; clark bar; 5th avenue bar; honeycomb chocolate; butter finger; fifth avenue; zagnut",
  ],
  ["19111", "baby ruth; baby ruth bar; pay day with chocolate"],
  ["19065", "almond joy; almond joy bar"],
  [
    "19142",
    "mounds; mounds bar; bounty; bounty bar; coconut chocolate bar; coconut candy; chocolate covered coconut; coconut bar candy",
  ],
  ["19144", "100 grand; 100 grand bar; caramel crisp bar; hundred grand bar"],
  [
    "19136",
    "skor; heath bar; toffee bar; daim; heath; chocolate toffee; dime bar; almond roca; chocolate covered toffee; daim bar",
  ],
  ["19147", "peanut bar; payday; planters peanut bar; payday bar; nut bar; pay day"],
  [
    "19148",
    "peanut brittle; brittle; nut brittle; chikki; palanqueta; peanut candy; nougat brittle; croquant",
  ],
  [
    "19152",
    "rolo; rolos; caramel chocolate; chocolate caramel; chocolate covered caramel; riesen; milk duds; caramello; caramel filled chocolate; chocolate caramels; sugar daddy chocolate; ghirardelli caramel; turtles; pom poms candy; turtle candy; pecan turtles",
  ],
  [
    "19074",
    "caramel; caramels; caramel candy; kraft caramels; caramelo; fudge caramel; werthers chewy; dulce de leche candy; sugar daddy; sugar babies; caramels plain; tofee; chewy toffee; soft caramels; cow tales; karamell; milk caramels; caramel cubes; toffifee soft; caramelos de leche; krowki; rolo caramel; caramel chews",
  ],
  [
    "19070",
    "butterscotch candy; butterscotch; werther's; werthers original; butterscotch disks; werthers; butterscotch hard candy; hard caramel",
  ],
  [
    "19107",
    "hard candy; candy; boiled sweets; lollipop; jolly rancher; peppermint candy; candy cane; mints; lollipops; lifesavers; mint candy; sucker; lolly; jolly ranchers; peppermints; cough drop; boiled sweet; sweets; tic tac; altoids; caramelo duro; breath mints; dum dums; rock candy; lemon drops; nerds; smarties candy; sour candy; cotton candy; candyfloss; candy floss; pez; sweet tarts; sweetarts; cough drops; throat lozenge; life savers; bonbon; hard candies; candies; candy nfs; polo mints; chupa chups; ring pop; jawbreaker; spree; sprinkles; halls; candy corn; humbugs; mentos; sugar mint; after dinner mints; butter mints; runts; skittles like; ricola; starlight mints; pixy stix; fireballs; tootsie pop; cinnamon hearts",
  ],
  [
    "43058",
    "sugar free candy; diet candy; sugar free hard candy; sugar free mints; sugarless candy; diabetic candy; dietetic candy; candy sugar free",
  ],
  [
    "19106",
    "gummy bears; gummies; gumdrops; gummy worms; gummy candy; gum drops; haribo; wine gums; jelly babies; gomitas; fruit gums; jelly candy; sour patch kids; swedish fish; fruit pastilles; gummi bears; turkish delight; fruit slices; spice drops; jelly sweets; orange slices candy; gummy sharks; gummy; jujubes; midget gems; jujyfruits; dots candy; lokum; gummi candy; fruit jellies; haribo starmix; sour gummies; jelly tots; gusanos de goma; gum candy; gumdrop; goldbears; mike and ike; hot tamales; good and plenty; sour worms; sour patch; juju fruits; liquorice allsorts",
  ],
  ["19108", "jelly beans; jelly bean; jellybeans; jelly belly; starburst jelly beans"],
  [
    "19112",
    "twizzlers; licorice; red vines; liquorice; red licorice; strawberry laces; black licorice; regaliz; licorice candy; twizzler; strawberry twists; lakritz; lakrits; reglisse; good n plenty; nibs; allsorts; drop candy; salmiak; pontefract cakes",
  ],
  [
    "19370",
    "skittles; skittles candy; original skittles; sour skittles; wild berry skittles; mentos fruit; lemonheads",
  ],
  [
    "19156",
    "starburst; fruit chews; taffy fruit; opal fruits; hi chew; chewits; now and later; starbursts; airheads; fruit chew; mambas; laffy taffy; taffy; salt water taffy; saltwater taffy; chewy candy; toffee chew; sugus; hi-chew; bit o honey; mary jane candy; taffies; maoam",
  ],
  ["19064", "tootsie roll; tootsie rolls; chocolate taffy; frooties; chocolate chew"],
  [
    "19116",
    "marshmallow; marshmallows; mini marshmallows; peeps; malvavisco; campfire marshmallow; bombones; marshmallow candy; circus peanuts; marshmallow peeps; guimauve; nubes; jet puffed; masmelos; chamallows; mashmallow; pianki",
  ],
  [
    "19163",
    "chewing gum; gum; bubble gum; stick of gum; chicle; bubblegum; wrigleys; juicy fruit; doublemint; hubba bubba; bazooka gum; gumball; chiclets; big red gum",
  ],
  [
    "43060",
    "sugar free gum; sugarless gum; orbit gum; trident gum; extra gum; trident; orbit; dentyne; sugar free chewing gum; ice breakers gum; sugarless chewing gum; eclipse gum",
  ],
  [
    "19100",
    "fudge; chocolate fudge; homemade fudge; fudge chocolate; chocolate fudge candy; tablet sweet",
  ],
  [
    "19101",
    "fudge with nuts; chocolate fudge with nuts; rocky road fudge; rocky road candy; chocolate walnut fudge",
  ],
  [
    "19103",
    "vanilla fudge; penuche; maple fudge; clotted cream fudge; white fudge; burfi; barfi; milk fudge; tablet scottish; pedha; divinity fudge; peda",
  ],
  ["19102", "peanut butter fudge"],
  ["19384", "divinity; nougat candy; divinity candy; divinities; gaz candy"],
  ["19138", "truffle; chocolate truffle; truffles; chocolate truffles; brigadeiro; truffle candy"],
  [
    "19091",
    "peppermint patty; york peppermint patty; peppermint pattie; junior mints; after eights; mint chocolate patty; mint patty; chocolate mint; peppermint patties; chocolate covered mints; andes mints dark; thin mint candy; york patty; chocolate mints; mint chocolates; york peppermint pattie",
  ],
  [
    "19083",
    "chocolate cream candy; fondant chocolate; chocolate covered cherries; chocolate covered cherry; cordial cherry; cella cherry; fondant filled chocolate; chocolate creams; queen anne cherries; chocolate covered creams; chocolate covered fondant",
  ],
  [
    "19099",
    "fondant; candy corn fondant; cream mints; fondant icing; royal icing; mellocreme pumpkins; indian corn candy",
  ],
  ["19117", "halva; halvah; halwa sesame; helva; sesame halva; helwa; halawa"],
  [
    "19154",
    "sesame candy; sesame snaps; sesame crunch; ajonjoli candy; sesame seed bar; pasteli; til chikki; sesame bar; sesame brittle",
  ],
  [
    "12206",
    "honey roasted almonds; sugared almonds; candied nuts; candied pecans; praline nuts; sugared nuts; glazed nuts; almonds flavored; smokehouse almonds; garrapinadas",
  ],
  ["19216", "praline; pralines; pecan praline; praline candy; pecan log"],
  ["12071", "marzipan; almond paste; mazapan; marchpane; frangipane"],
  ["19071", "carob; carob chips; carob bar; carob candy; carob chip"],
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
  // Cookies
  [
    "18159",
    "chocolate chip cookie; cookie; chips ahoy; cookies; choc chip cookie; galleta; chocolate chip cookies; galletas; famous amos; keks; maryland cookie; galleta con chispas; store bought chocolate chip cookie; chips deluxe; cookie nfs; chocolate chip biscuit; biscuit uk; chips ahoy cookies; entenmanns cookie; toll house bar; cookie bar; cookie chocolate chip; kookaburra; commercially made cookie; biscuits sweet; biskvit; toffee cookie; cookies nfs; cookie with chocolate chips; dulce galleta; chocolate chunk cookie; white chocolate macadamia cookie; chips ahoy chocolate chip; koekje; magic cookie; m&m cookie; plaetzchen; candy cookie",
  ],
  [
    "18165",
    "homemade chocolate chip cookie; toll house cookie; homemade cookies; chocolate chip cookie homemade; homemade cookie; cookie chocolate chip homemade; bakery cookie",
  ],
  [
    "18158",
    "reduced fat chocolate chip cookie; low fat chocolate chip cookie; snackwell cookie; reduced fat chips ahoy; snackwells; cookie low fat; fat free cookie; low fat cookie; reduced fat cookie; chocolate chip cookie reduced fat; snackwells chocolate chip; cookie chocolate chip reduced fat",
  ],
  [
    "18160",
    "soft chocolate chip cookie; chewy chips ahoy; soft batch; chewy chocolate chip cookie; soft baked cookie; soft cookie; soft batch cookie; subway cookie; mrs fields cookie; chewy cookie; otis spunkmeyer",
  ],
  [
    "18163",
    "cookie dough; raw cookie dough; chocolate chip cookie dough; edible cookie dough; dough cookie",
  ],
  [
    "18166",
    "oreo; oreos; oreo cookie; chocolate sandwich cookie; hydrox; sandwich cookie; cookies and cream cookie; bourbon biscuit; bourbon creams; chocolate cream cookie; oreo thins; mini oreos; chocolate sandwich; bourbon cream; oreo cookies; chocolate creme cookie; oreo sandwich; galleta oreo; creme sandwich cookie; cream filled chocolate cookie; newman o's; oreo original; cookie chocolate sandwich; joe joes; peak freans bourbon; golden chocolate sandwich cookie; thin mints; girl scout thin mints; grasshopper cookies; girl scout cookie; thin mint",
  ],
  [
    "18168",
    "double stuf oreo; double stuf oreos; double stuff oreos; mega stuf oreo; oreo double stuf; extra creme oreo; double stuff sandwich cookie",
  ],
  [
    "18167",
    "chocolate covered oreo; fudge covered oreo; chocolate coated sandwich cookie; fudge oreo; penguin biscuit; club biscuit; chocolate covered sandwich cookie; tim tam; tim tams; fudge stripe sandwich; chocolate biscuit; penguin bar; oreo chocolate covered; chocolate coated cookie; chocolate covered cookie",
  ],
  [
    "18210",
    "vanilla sandwich cookie; golden oreo; vienna fingers; custard cream; custard creams; vanilla cream cookie; golden oreos; lemon sandwich cookie; creme cookie; cream filled cookie; vanilla creme cookie; vanilla creme sandwich; vienna finger; cameo cookies; duplex cookie; cookie vanilla sandwich; sandwich creme cookie; jammie dodger; lemon creme cookie; linzer cookie; filled cookie; e.l. fudge; prince biscuit; stella doro cookie; jam sandwich biscuit; elf fudge; coconut cream cookie",
  ],
  [
    "18190",
    "peanut butter sandwich cookie; nutter butter; nutter butters; do si dos; peanut butter creme cookie; cookie peanut butter sandwich; do-si-dos; peanut butter patties plain",
  ],
  [
    "18612",
    "nutty bar; nutty bars; nutty buddy; little debbie nutty bars; peanut butter wafer chocolate; tagalong; tagalongs; peanut butter patties; peanut butter filled chocolate cookie; nutty buddy wafer; chocolate peanut butter wafer; girl scout tagalongs",
  ],
  [
    "18185",
    "peanut butter cookie; peanut butter cookies; peanut cookie; cookie peanut butter; store bought peanut butter cookie",
  ],
  ["18189", "homemade peanut butter cookie; peanut butter cookie homemade; peanut butter blossom"],
  [
    "18178",
    "oatmeal cookie; oatmeal raisin cookie; oat cookie; hobnob; hobnobs; oatmeal cookies; oat biscuit; galleta de avena; oatmeal raisin cookies; oat cookies; galletas de avena; cookie oatmeal; oaty biscuit; iced oatmeal cookie; oatmeal chocolate chip cookie; oatmeal cookie with raisins; oatmeal cookie with chocolate chips; granola cookie; fruit and oat cookie",
  ],
  ["18184", "homemade oatmeal cookie; homemade oatmeal raisin cookie; oatmeal cookie homemade"],
  [
    "18179",
    "soft oatmeal cookie; oatmeal creme pie; little debbie oatmeal creme pie; soft oatmeal raisin cookie; oatmeal cream pie; oatmeal sandwich cookie; oatmeal creme pies; cookie oatmeal sandwich; oatmeal cookie sandwich; raisin creme pie",
  ],
  [
    "18456",
    "fat free oatmeal cookie; low fat oatmeal cookie; reduced fat oatmeal cookie; oatmeal cookie reduced fat",
  ],
  [
    "18204",
    "sugar cookie; sugar cookies; butter biscuit; sugar cookie frosted; snickerdoodle; frosted sugar cookie; christmas cookie; decorated cookie; iced cookie; cookie sugar; vanilla cookie; lofthouse cookie; iced sugar cookie; frosted cookie; egg cookie; tea cookie; polvoron; pizzelle; anise cookie; icebox cookie; spritz cookie; lemon cookie; cut out cookie; snickerdoodles; cookie butter or sugar; rainbow cookie; coconut cookie; orange cookie; lebkuchen frosted; mexican wedding cookie; pan dulce cookie; almond cookie; chinese almond cookie; ginger cookie; iced animal cookies; black and white cookie; cookie butter",
  ],
  [
    "18192",
    "shortbread; shortbread cookie; shortbread cookies; lorna doone; walkers shortbread; butter shortbread; scottish shortbread; petticoat tails; trefoils; shortbread biscuit; shortbread finger; sables; sandies; trefoil cookie; danish shortbread; viennese whirl; shortcake biscuit; shortbreads; girl scout shortbread; cookie shortbread; keebler fudge stripes; fudge stripes; fudge stripe cookie; chocolate covered shortbread; mantecado; alfajor; alfajores; samoas; caramel delites; caramel coconut cookie; samoa; pecan sandie plain; nankhatai; royal dansk",
  ],
  [
    "18193",
    "pecan sandies; pecan shortbread; pecan cookie; pecan sandie; nut cookie; walnut cookie; nut shortbread; butter pecan cookie; russian tea cake; mexican wedding cookies; kourabiedes; snowball cookie; cookie with nuts; wedding cookie; almond crescent; kipferl cookie; vanillekipferl; polvorones",
  ],
  [
    "18155",
    "butter cookie; danish butter cookies; butter cookies; danish cookies; butter cookie tin; cookie butter cookie; pepperidge farm chessmen; chessmen cookies; leibniz; speculoos; biscoff; lotus biscoff; windmill cookie; spice cookie; stroopwafel; speculaas; spekulatius; lotus biscuit; biscoff cookie; langue de chat; petit ecolier; pocky; pirouette cookie; pirouline; milano cookie; pepperidge farm milano; milano; biscotti; cantuccini; chocolate dipped biscotti; rolled wafer cookie; pepperidge farm cookie; cookie stick chocolate coated; chocolate covered biscuit sticks; mikado; pepero",
  ],
  [
    "18172",
    "gingersnap; ginger snap; ginger snaps; gingersnaps; ginger nut; ginger biscuit; gingerbread cookie; gingerbread man; ginger nuts; lebkuchen; pepparkakor; ginger bread cookie; gingerbread men; pfeffernusse; ginger bread man; ginger cookies; hermit cookie; cookie ginger; pierniki",
  ],
  [
    "18177",
    "molasses cookie; molasses cookies; soft ginger cookie; cookie molasses; hermits; cuca cookie; soft molasses cookie",
  ],
  [
    "18170",
    "fig bar; fig newton; fig newtons; fig bars; newtons; fig roll; fig rolls; fruit newton; fruit bar cookie; strawberry newton; fruit filled cookie; fig cookie; date cookie; newton; fig newton cookie; fruit filled bar cookie; date bars; raspberry newton; cookie fruit filled; fruit filled bar; nature's bakery fig bar; fruit cookie; apple newton",
  ],
  [
    "18169",
    "macaroon; coconut macaroon; coconut macaroons; macaroons; macaron; macarons; french macaron; amaretti; amaretti cookie; cookie macaroon; cocada; meringue coconut cookie; congolais",
  ],
  [
    "18213",
    "vanilla wafers; nilla wafers; vanilla wafer; nilla wafer; nillas; vanilla wafer cookies; cookie vanilla wafer; boudoir; galletas de vainilla",
  ],
  ["18212", "reduced fat vanilla wafers; low fat vanilla wafers; reduced fat nilla"],
  [
    "18175",
    "ladyfinger; ladyfingers; lady fingers; sponge fingers; savoiardi; boudoir biscuits; sponge cookie; lady finger cookie; jaffa cake sponge; madeleine plain; anisette sponge; italian sponge cookie",
  ],
  [
    "18209",
    "sugar wafers; wafer cookies; sugar wafer; cream wafers; pink wafers; wafer cookie; creme wafer; wafers; cookie wafer; wafer biscuit; vanilla creme wafer; neapolitan wafer; filled wafer; loacker; knoppers; pink wafer; strawberry wafer; wafers with creme; manner wafers",
  ],
  [
    "18157",
    "chocolate wafer; chocolate cookie; chocolate wafers; chocolate cookies; famous chocolate wafers; chocolate teddy grahams; cookie chocolate; double chocolate cookie; chocolate animal crackers; devils food cookie; chocolate snaps",
  ],
  [
    "18176",
    "marshmallow cookie; mallomars; moon pie; moonpie; pinwheel cookie; marshmallow pie; wagon wheel; tunnocks teacake; teacake chocolate; mallomar; scooter pie; moon pies; tea cake marshmallow; choco pie; marshmallow teacake; mallow cookie; chocolate marshmallow cookie; marshmallow creme cookie; chocolate mallow; schokokuss; mallow pie; choc teacake; whippet cookie; snowball snack; chocopie; marshmallow pie chocolate; s'mores cookie; chocolate marshmallow pie; smores; smore; s'more",
  ],
  [
    "18150",
    "animal crackers; animal cookies; animal cracker; barnum's animals; tea biscuits; arrowroot biscuits; galletas de animalitos; cookie animal; arrowroot cookie; arrowroot cookies; animal crackers plain; arrowroot; social tea biscuits; petit beurre biscuit; animal biscuits; teddy biscuit",
  ],
  ["18171", "fortune cookie; fortune cookies; cookie fortune"],
  [
    "18191",
    "raisin cookie; soft raisin cookie; garibaldi; raisin biscuit; raisin cookies; fruit biscuit; garibaldi biscuit; cookie raisin",
  ],
  [
    "18156",
    "devils food cookie cakes; fudge cookie; fudge cookies; snackwells devils food; cake type fudge cookie; chocolate cake cookie; whoopie pie; chocolate fudge cookie; cakey cookie",
  ],
  [
    "18651",
    "snackwells fat free; fat free devils food cookie; fat free chocolate cookie; fat free fudge cookie",
  ],
  [
    "18151",
    "brownie; brownies; chocolate brownie; fudge brownie; little debbie brownie; brownie with nuts; cosmic brownie; store bought brownie; blondie; blondies; brownie bite; cookie brownie; two bite brownie; brownie bites; brownie nfs; brownie with icing; chocolate brownies; brownie with frosting; frosted brownie",
  ],
  ["18154", "homemade brownie; homemade brownies; brownie homemade; box brownie"],
  // Cakes, pies, pastries
  [
    "18096",
    "chocolate cake; cake; chocolate cake with frosting; chocolate layer cake; devils food cake; torta de chocolate; chocolate cupcake; chocolate fudge cake; chocolate birthday cake; pastel de chocolate; german chocolate cake; gateau au chocolat; red velvet cake; red velvet; birthday cake; frosted chocolate cake; tres leches chocolate; red velvet cupcake; sachertorte; cake with frosting; cake with icing; black forest cake; chocolate gateau; cupcake; cupcakes; pastel; torta; kuchen; bolo; marble cake frosted; cake nfs; gateau; texas sheet cake; chocolate frosted cake; bakery cupcake; sheet cake; cake chocolate with icing; mississippi mud cake; devil's food cake; chocolate torte; ho ho cake; ice box cake; cupcake chocolate; cupcake with frosting; schokoladenkuchen; torta al cioccolato; ciasto czekoladowe; chokladkaka; kladdkaka; zebra cake chocolate; chocolate swiss roll",
  ],
  [
    "18101",
    "chocolate cake no frosting; plain chocolate cake; unfrosted chocolate cake; chocolate cake plain; chocolate sponge; chocolate cake without icing; chocolate mud cake plain; cake chocolate without icing; molten chocolate cake; lava cake; chocolate lava cake; chocolate bundt cake",
  ],
  [
    "18140",
    "yellow cake; yellow cake with chocolate frosting; birthday cake yellow; vanilla cake with chocolate icing; yellow cupcake; yellow cake with icing; boston cake frosted; cake yellow with icing; sponge cake frosted; queque con betun; genoise frosted; tarta; ciasto; tarta de cumpleanos; party cake; sugar cake",
  ],
  [
    "18141",
    "vanilla cake; white cake with frosting; yellow cake with vanilla frosting; wedding cake; white cake; vanilla cupcake; frosted vanilla cake; lemon cake; lemon cake with icing; funfetti cake; confetti cake; vanilla birthday cake; bundt cake; ice cream cake plain cake; white cake with icing; cake white; victoria sandwich; strawberry cake; orange cake; coconut cake; banana cake; lemon drizzle cake; italian cream cake; iced cake; petit fours; hummingbird cake; petit four; white wedding cake; cake white with icing; vanilla frosted cake; coffee and walnut cake; cake lemon; banana cake with icing; carrot cupcake plain; fairy cakes; caramel cake; vanilla sponge with icing; lamington; rainbow cake",
  ],
  [
    "18146",
    "plain yellow cake; yellow cake no frosting; plain cake; cake without frosting; cake plain; unfrosted cake; cake without icing; butter cake plain; white cake no frosting; yellow cake plain; marble cake; queque; gugelhupf; olive oil cake; babka; bizcocho plain; madeleine; madeleines; magdalena; muffin magdalena; streusel cake; apple cake; upside cake; spice cake without icing; yogurt cake; apple walnut cake",
  ],
  ["18102", "coconut frosted cake; white cake with coconut frosting"],
  [
    "18120",
    "pound cake; butter cake; madeira cake; pound cake butter; sara lee pound cake; loaf cake; cake pound; lemon pound cake; torta negra plain; ponque; marble pound cake; panque; financier; rum cake; ghraybeh; bundt pound cake; sour cream pound cake; lemon loaf; lemon loaf cake; starbucks lemon loaf; quatre quarts; sandkuchen; panque de nata; babka ciasto",
  ],
  [
    "18451",
    "fat free pound cake; low fat pound cake; low fat cake; fat free cake; cake pound reduced fat; entenmanns fat free cake",
  ],
  [
    "18086",
    "angel food cake; angel cake; angelfood cake; cake angel food; chiffon cake light; angel food; angel food cake plain; biscuit de savoie; fatless sponge; pan de espana",
  ],
  [
    "18133",
    "sponge cake; victoria sponge; genoise; swiss roll; jelly roll; ladyfinger cake; sponge; bizcocho; bizcochuelo; tres leches cake plain; chiffon cake; jam roll; castella; kasutera; jelly roll cake; arctic roll; plain sponge; cake sponge; jam roly poly; biskuit; pan di spagna; cake roll; shortcake sponge",
  ],
  [
    "18110",
    "fruitcake; fruit cake; christmas cake; panettone; stollen; christmas pudding; dundee cake; fruit loaf cake; panetone; simnel cake; plum pudding; plum cake; cake fruit; rich fruit cake; spotted dick; black cake; panforte; christstollen; welsh cake; bara brith; welsh cakes; mince pie fruit; tea loaf; barmbrack; rosca; pan dulce navideno; roscon de reyes; genoa cake; pandoro",
  ],
  [
    "18116",
    "gingerbread; gingerbread cake; ginger cake; parkin; spice cake; cake gingerbread; ginger bread; pain d epices; jamaica ginger cake; spiced cake; honey cake; lekach; cake spice; sticky toffee pudding; molasses cake; date cake",
  ],
  [
    "18119",
    "pineapple upside down cake; upside down cake; pineapple cake; cake pineapple upside down",
  ],
  [
    "18147",
    "cheesecake; new york cheesecake; cheese cake; strawberry cheesecake; cheesecake with fruit; cheesecake plain; tarta de queso; cheesecake factory cheesecake; baked cheesecake; kasekuchen; blueberry cheesecake; chocolate cheesecake; cheesecake with cherry; basque cheesecake; pumpkin cheesecake; cheesecake chocolate; cherry cheesecake; pie de queso; quesillo cake; turtle cheesecake; oreo cheesecake; philadelphia cheesecake; plain cheesecake; sernik; ostkaka; gateau au fromage",
  ],
  ["18148", "no bake cheesecake; cheesecake from mix; cheesecake no bake; jello cheesecake"],
  [
    "18090",
    "boston cream pie; boston creme pie; boston cream cake; cake boston cream; custard cake; washington pie",
  ],
  [
    "18126",
    "shortcake; strawberry shortcake; shortcake biscuit type; biscuit shortcake; strawberry shortcake plain",
  ],
  [
    "18104",
    "coffee cake; coffeecake; crumb cake; cinnamon coffee cake; streusel coffee cake; crumb coffee cake; coffee cake with crumb topping; drake's coffee cake; coffee cake crumb; cinnamon crumb cake; cinnamon streusel cake; streuselkuchen; little debbie coffee cake",
  ],
  [
    "18103",
    "cheese coffee cake; cheese coffeecake; coffee cake cheese filled; coffee cake with cheese",
  ],
  [
    "18106",
    "fruit coffee cake; coffee cake with fruit; blueberry coffee cake; fruit coffeecake; apple coffee cake; cobbler cake; fruit crumb cake",
  ],
  [
    "18127",
    "hostess cupcake; ding dong; ho ho; snack cake chocolate; swiss rolls; little debbie swiss roll; ding dongs; ho hos; devil dogs; yodels; ring dings; chocolate snack cake; hostess cupcakes; zingers; chocolate snack cakes; little debbie cake; suzy q; choco roll; swiss cake roll; chocolate roll; devil dog; swiss cake rolls; ding-dongs; snack cake; little debbie zebra cakes; zebra cakes; zebra cake; star crunch; hostess ho ho; little debbie snack cakes; cake with cream filling; submarino; pinguinos; gansito; tastykake; funny bones; chocodile; cupcake filled; mini roll; chocolate log; hostess suzy q; buche de noel",
  ],
  [
    "18128",
    "twinkie; twinkies; hostess twinkie; creme filled sponge cake; cream filled sponge cake; hostess twinkies; sponge cake with creme filling; krimpets; snack cake sponge; snoballs; sno ball; sno balls; cloud cakes; creme filled cake; vanilla snack cake; butterscotch krimpet; twinkie snack cake; golden sponge cake",
  ],
  [
    "18248",
    "plain donut; cake donut; old fashioned donut; cake doughnut; plain doughnut; old fashioned doughnut; doughnut cake; donut plain; churro donut; sour cream donut; donut cake type; plain cake donut; cruller cake; donut holes plain; cinnamon donut plain; doughnut plain",
  ],
  [
    "18249",
    "frosted donut; chocolate frosted donut; chocolate glazed cake donut; chocolate covered donut; chocolate iced donut; frosted doughnut; iced donut; chocolate iced doughnut; chocolate frosted doughnut; chocolate dipped donut; doughnut chocolate; sprinkle donut; frosted cake donut; donut with chocolate icing; sprinkles donut; chocolate covered doughnut; donettes chocolate; doughnut with icing; doughnut cake chocolate icing; strawberry frosted donut; donut with sprinkles",
  ],
  [
    "18250",
    "powdered donut; sugar donut; cinnamon sugar donut; sugared doughnut; powdered sugar donut; powdered donuts; mini powdered donuts; glazed cake donut; donettes; mini donuts; sugared donut; sugar doughnut; mini donut; cinnamon donut; hostess donettes; beignet; beignets; buñuelo; bunuelos; funnel cake; apple cider donut; zeppole; sopapilla; malasada; doughnut powdered; fritter sweet; sopaipilla; doughnut sugared; loukoumades",
  ],
  [
    "18251",
    "chocolate donut; chocolate cake donut; chocolate doughnut; chocolate glazed donut; donut chocolate; double chocolate donut; chocolate glazed doughnut; doughnut chocolate glazed",
  ],
  [
    "18255",
    "donut; doughnut; glazed donut; krispy kreme; glazed doughnut; raised donut; dona; donas; krispy kreme original; yeast donut; ring donut; donuts; doughnuts; dunkin donut; rosquilla; donut glazed; dunkin donuts glazed; honey bun donut; krispy kreme donut; donut nfs; raised glazed donut; donut hole; donut holes; munchkin; munchkins; timbit; timbits; glazed donuts; original glazed; dona glaseada; yeast doughnut; doughnut raised; apple fritter; honey dip donut; long john; maple bar; doughnut holes; doughnut nfs; maple donut; doughnut yeast type; yum yum; ciambella; munk",
  ],
  [
    "18254",
    "cream filled donut; boston cream donut; creme filled doughnut; bavarian cream donut; custard donut; cream donut; boston kreme; berliner custard; custard filled donut; boston creme donut; custard doughnut; boston kreme donut; doughnut custard filled; filled donut; bomboloni; cream filled doughnut; bismark cream; doughnut creme filled",
  ],
  [
    "18256",
    "jelly donut; jam doughnut; jelly filled donut; paczki; krapfen; jam donut; jelly doughnut; jam filled doughnut; bismarck; sufganiyot; jelly filled doughnut; bismark; bola de berlim; ponchik; doughnut jelly; filled doughnut; fruit filled donut; berliner",
  ],
  [
    "18253",
    "cruller; french cruller; french crullers; glazed cruller; crullers; yum yum donut; doughnut french cruller",
  ],
  [
    "18964",
    "cinnamon roll; cinnamon bun; sticky bun; frosted cinnamon roll; cinnabon; cinnamon rolls; danish roll; pecan roll; chelsea bun; cinnamon roll with icing; iced bun; hot cross bun; iced cinnamon roll; frosted honey bun; cinnamon buns; little debbie honey bun; glazed honey bun; cinnamon bun frosted; sticky buns; bear claw bun; cinnamon bun with icing; caramel roll; schnecken; roll sweet cinnamon; zimtschnecke; kanelbulle; pecan sticky bun; honey bun; honey buns; rollo de canela; roles de canela; cinnamon swirl",
  ],
  [
    "18356",
    "sweet roll; cinnamon raisin roll; pan dulce; concha; conchas; sweet roll cinnamon; teacake; tea cake; currant bun; raisin roll; sweet bun; cinnamon roll no frosting; sweet rolls; bun sweet; coffee bread; cinnamon bun no icing; mexican sweet bread; hot cross buns; pastel de pan dulce; cinnamon roll plain; pan de dulce; cinnamon raisin bun; rosca de reyes; pan de muerto; bath bun; melon pan; cardamom bun; fruit bun; spiced bun; pineapple bun; roll sweet; coco bread; custard bun; raisin bun",
  ],
  [
    "18355",
    "cheese sweet roll; cheese danish roll; sweet roll with cheese; cheese filled sweet roll",
  ],
  [
    "18246",
    "danish; fruit danish; danish pastry; apple danish; cherry danish; toaster strudel; pastry; bear claw; danish fruit; raspberry danish; pain aux raisins; fruit pastry; kolache; pastry fruit filled; danish with fruit; strawberry danish; cinnamon danish; blueberry danish; pastry nfs; kolacky; danish pastry with fruit; toaster strudel strawberry; guava pastry; pastelito; pastelitos; pillsbury toaster strudel; raspberry pastry; breakfast pastry; pastry with fruit; lemon danish; pecan danish; raisin danish; pastelito de guayaba; hamentashen; hamantash; fruit filled pastry; apple pastry; strawberry pastry; cherry pastry; sweet pastry",
  ],
  [
    "18245",
    "cheese danish; danish cheese; cream cheese danish; pastry cheese filled; danish with cheese; cheese pastry sweet; sweet cheese pastry",
  ],
  [
    "18247",
    "nut danish; almond danish; pecan danish pastry; bear claw almond; danish pastry with nuts; almond croissant; almond pastry",
  ],
  [
    "18257",
    "eclair; chocolate eclair; eclairs; profiteroles with chocolate; profiterole; profiteroles; eclair chocolate; custard eclair; eclair homemade; bomba eclair; cream puff with custard",
  ],
  [
    "18969",
    "cream puff; cream puff iced; creampuff; cream filled eclair; cream puffs; iced eclair; custard pastry; cream horn; cannoli; napoleon; mille feuille; custard slice; napoleon pastry; lady lock; vanilla slice; cream pastry; pastry custard filled; cream slice; cannolis; choux bun; mini cream puffs; cream filled pastry; religieuse; custard cream puff; lobster tail pastry; pastry cream filled; sfogliatelle",
  ],
  [
    "18354",
    "strudel; apple strudel; apfelstrudel; cherry strudel; fruit strudel; strudel apple; strudel fruit; apple turnover strudel",
  ],
  [
    "18319",
    "fried pie; fruit turnover; apple turnover; hostess pie; fried fruit pie; cherry turnover; turnover; mcdonalds pie; apple pie fried; empanada de manzana; hostess fruit pie; fruit pie individual; cherry fried pie; pie fried; fried apple pie; pop over pie; turnover apple; hostess apple pie; fruit empanada; hand pie; empanada dulce; drake's pie; fruit turnovers; individual fruit pie; mcdonald's fried pie; jalousie; chausson aux pommes; snack pie",
  ],
  [
    "21324",
    "mcdonalds apple pie; baked apple pie mcdonalds; mcdonald's apple pie; mcdonalds cherry pie; fast food apple pie",
  ],
  [
    "18362",
    "pop tart; pop tarts; poptart; toaster pastry; poptarts; pop-tart; strawberry pop tart; toaster pastries; kelloggs pop tarts; breakfast tart; pop-tarts; toaster tart; unfrosted pop tart; toast em; pop tart plain; fruit toaster pastry",
  ],
  [
    "18938",
    "frosted pop tart; frosted pop tarts; frosted strawberry pop tart; frosted toaster pastry; pop tart frosted; iced pop tart; frosted poptart; blueberry pop tart frosted; frosted cherry pop tart",
  ],
  [
    "18361",
    "brown sugar pop tart; brown sugar cinnamon pop tart; cinnamon pop tart; brown sugar cinnamon poptart",
  ],
  [
    "18459",
    "low fat pop tart; low fat pop tarts; reduced fat pop tart; low fat toaster pastry; low fat poptarts",
  ],
  [
    "18302",
    "apple pie; homemade apple pie; pie apple homemade; tarta de manzana; apfelkuchen; apple tart; tarte aux pommes; pastel de manzana; pie; tart; fruit tart; fruit pie; pie nfs; apple pie two crust; appeltaart; tarte tatin; torta de manzana; deep dish apple pie; individual apple pie; crostata; apple galette",
  ],
  [
    "18301",
    "store bought apple pie; frozen apple pie; mrs smiths apple pie; commercial apple pie; apple pie frozen",
  ],
  [
    "18944",
    "dutch apple pie; apple crumble pie; apple crumb pie; pie dutch apple; apple streusel pie; french apple pie",
  ],
  ["18309", "cherry pie; homemade cherry pie; pie cherry; cherry tart; cherry pie homemade"],
  ["18308", "store bought cherry pie; frozen cherry pie"],
  [
    "18306",
    "blueberry pie; berry pie; blackberry pie; strawberry pie; raspberry pie; mixed berry pie; pie blueberry; pie berry; pie blackberry; pie strawberry; boysenberry pie; rhubarb pie; strawberry rhubarb pie; raisin pie; pie raspberry; pie rhubarb; triple berry pie; berry tart; huckleberry pie",
  ],
  [
    "18323",
    "peach pie; peach cobbler; fruit cobbler; cobbler; apple cobbler; cherry cobbler; pie peach; berry cobbler; blackberry cobbler; blueberry cobbler; cobbler peach; apricot pie; pineapple pie; cobbler apple; pear pie; peach cobbler homemade; plum cobbler; pie apricot",
  ],
  [
    "19186",
    "apple crisp; apple crumble; fruit crumble; fruit crisp; crumble; rhubarb crumble; crisp apple; brown betty; apple brown betty; peach crisp; cherry crisp; blueberry crisp; crisp fruit; crisp apple apple dessert; berry crumble; berry crisp; apple betty; fruit brown betty; crisp cherry; crisp peach",
  ],
  [
    "18326",
    "pumpkin pie; store bought pumpkin pie; pie pumpkin; pumpkin tart; costco pumpkin pie; pumpkin pie slice; sweet potato pie; squash pie; pie sweet potato; carrot pie; yam pie; pay de calabaza; tarte a la citrouille; kurbiskuchen; bean pie",
  ],
  ["18327", "homemade pumpkin pie; pumpkin pie homemade"],
  [
    "18324",
    "pecan pie; store bought pecan pie; pie pecan; butter tart; butter tarts; treacle tart; chess pie; pie chess; derby pie; oatmeal pie; shoofly pie; pecan tart; bourbon pecan pie; vinegar pie; pie buttermilk; walnut pie; buttermilk pie; pecan tassie; shoo fly pie; pie shoo-fly; pay de nuez; tarte aux pecanes",
  ],
  [
    "18320",
    "lemon meringue pie; lemon pie; lemon tart; pie lemon meringue; lemon meringue; tarte au citron; pay de limon; tarta de limon; lemon bar pie; pie lemon; lemon meringue tart; pie lemon not cream; pie de limon; lime pie",
  ],
  [
    "18310",
    "chocolate cream pie; chocolate pie; french silk pie; chocolate creme pie; mississippi mud pie; pie chocolate cream; chocolate silk pie; mud pie; pie chocolate; banoffee pie; hershey pie; key lime pie; key lime; peanut butter pie; pie key lime; chocolate tart; oreo pie; cookies and cream pie; lemon cream pie; pie lemon cream; pay de chocolate; grasshopper pie; lemon icebox pie; icebox pie; pie chiffon; tollhouse chocolate pie; black bottom pie; lemon chiffon pie",
  ],
  ["18313", "coconut cream pie; coconut pie; pie coconut cream; coconut creme pie"],
  ["18304", "banana cream pie; pie banana cream; banana pie"],
  [
    "18328",
    "vanilla cream pie; cream pie; pie vanilla cream; sugar cream pie; sour cream raisin pie; pie cream; raspberry cream pie; strawberry cream pie; pineapple cream pie; custard cream pie; pie strawberry cream",
  ],
  [
    "18317",
    "custard pie; egg custard pie; custard tart; egg tart; pasteis de nata; pastel de nata; egg custard tart; portuguese tart; pie custard; dan tat; flan tart; egg tarts; portuguese custard tart",
  ],
  ["18316", "coconut custard pie; pie coconut custard"],
  [
    "18322",
    "mince pie; mince pies; mincemeat pie; pie mince; pie mincemeat; eccles cake; mincemeat tart",
  ],
  [
    "18335",
    "pie crust; pie shell; pastry shell; shortcrust pastry; pie pastry; tart shell; baked pie shell; short crust; empanada dough; pastry crust; pie crust baked; phyllo shell; tart crust; crust pie",
  ],
  [
    "18330",
    "graham cracker crust; graham cracker pie crust; cookie crust; crumb crust; pie crust graham cracker",
  ],
  [
    "18274",
    "blueberry muffin; muffin; muffins; store bought muffin; bakery muffin; commercial blueberry muffin; muffin nfs; muffin fruit; costco blueberry muffin; starbucks blueberry muffin; muffin blueberry; chocolate chip muffin; chocolate muffin; lemon poppy seed muffin; poppy seed muffin; muffin de arandanos; muffin chocolate chip; costco muffin; muffin chocolate; poppyseed muffin; muffin banana; streusel muffin; double chocolate muffin; strawberry muffin; muffin de chocolate; raspberry muffin; muffin fruit and or nuts; mini muffins; little bites; entenmanns little bites; muffin plain bakery; muffin pumpkin; coffee cake muffin; lemon muffin; hostess muffin; otis spunkmeyer muffin; ponque muffin",
  ],
  [
    "18278",
    "homemade blueberry muffin; blueberry muffin homemade; homemade muffin; muffin from mix",
  ],
  [
    "18273",
    "plain muffin; muffin plain; homemade plain muffin; cheese muffin; cornflake muffin; muffin cheese; muffins plain; squash muffin; zucchini muffin; pumpkin muffin; banana muffin; banana nut muffin; sweet potato muffin; apple muffin; carrot muffin; spice muffin; cinnamon muffin; applesauce muffin; cranberry muffin; peach muffin; cranberry orange muffin",
  ],
  [
    "18940",
    "low fat muffin; reduced fat muffin; low fat blueberry muffin; low fat bran muffin; muffin low fat; weight watchers muffin; vitatop; fat free muffin; muffin fat free",
  ],
  [
    "18279",
    "corn muffin; cornbread muffin; corn muffins; muffin corn; jiffy corn muffin; corn bread muffin; cornmeal muffin; muffin de maiz",
  ],
  [
    "18283",
    "oat bran muffin; bran muffin; oat muffin; wheat muffin; muffin bran; muffin oat bran; oatmeal muffin; raisin bran muffin; muffin oatmeal; muffin whole wheat; whole wheat muffin; bran muffins; bran raisin muffin; health muffin; morning glory muffin; muffin wheat; multigrain muffin",
  ],
  [
    "19226",
    "chocolate frosting; chocolate icing; frosting; canned frosting; icing; ready made frosting; frosting chocolate; chocolate buttercream; icing chocolate; ganache; buttercream; cake frosting; cake icing; duncan hines frosting",
  ],
  [
    "19230",
    "vanilla frosting; white icing; vanilla icing; buttercream frosting; butter cream; white frosting; frosting vanilla; betty crocker frosting; icing white; icing vanilla; strawberry frosting; lemon frosting; butter icing; sugar icing; glaze icing; buttercream icing",
  ],
  ["19228", "cream cheese frosting; cream cheese icing"],
  [
    "18955",
    "mallorca bread; mexican sweet roll; pan de coco; ensaimada; pan de huevo; sweet yeast bread; pan de manteca; brioche sweet; pan de yema",
  ],
  [
    "18953",
    "quesadilla salvadorena; salvadoran quesadilla; quesadilla sweet bread; cheese pound cake",
  ],
  // Puddings and frozen desserts
  [
    "19183",
    "chocolate pudding; pudding; pudding cup; snack pack; chocolate pudding cup; jello pudding; pudding chocolate; pudin de chocolate; schokopudding; chocolate custard; pudding snack; chocolate mousse light; jello pudding cup; pudding nfs; pot de creme; natilla de chocolate; chocolate dessert; swiss miss pudding; ready to eat chocolate pudding; pudding ready to eat chocolate; hunts pudding; chocolate blancmange; schokoladenpudding; creme dessert chocolat; mousse au chocolat instant; chokladpudding",
  ],
  [
    "19201",
    "vanilla pudding; banana pudding; butterscotch pudding; pudin de vainilla; pudding vanilla; natilla; natillas; vanilla pudding cup; vanillepudding; blancmange; custard; vanilla custard; angel delight; pistachio pudding; banana pudding dessert; caramel pudding; lemon pudding; pudding flavors other than chocolate; pudding butterscotch; creme anglaise; semolina pudding; banana pudding with wafers; instant pudding; instant vanilla pudding; ambrosia custard; custard sauce; birds custard; panna cotta light; coconut pudding; tembleque; maja blanca; crema catalana; pudding banana; junket; pudding tapioca home; zabaglione; milk pudding; pudding from mix; majarete; mazamorra; crema pastelera; pastry cream; pudding coconut; arroz con dulce light; haupia",
  ],
  [
    "19218",
    "tapioca pudding; tapioca; tapioca pudding cup; pudding tapioca; sago pudding; sabudana kheer; tapioca dessert",
  ],
  [
    "19193",
    "rice pudding; arroz con leche; kheer; ambrosia rice pudding; milchreis; arroz con dulce; riz au lait; pudding rice; payasam; firni; rizogalo; ris a la mande; rice kheer; champorado; arroz dulce; phirni; rice dessert; rice porridge sweet; sutlac; rice pudding cup; arroz doce; risgrynsgrot; budino di riso; ryz na mleku; risgrot; kozy shack; risalamande",
  ],
  [
    "19233",
    "fat free pudding; sugar free pudding; fat free vanilla pudding; sugar free vanilla pudding; diet pudding; low calorie pudding; pudding sugar free; sugar free jello pudding",
  ],
  [
    "19235",
    "fat free chocolate pudding; sugar free chocolate pudding; diet chocolate pudding; pudding chocolate fat free; light chocolate pudding",
  ],
  [
    "19182",
    "chocolate mousse; mousse; mousse au chocolat; mousse de chocolate; mousse chocolate; chocolate mousse dessert",
  ],
  [
    "19094",
    "flan; creme caramel; caramel custard; flan de huevo; leche flan; quesillo; pudin de leche; caramel flan; creme brulee light; flan casero; flan de leche; flan napolitano; purin; panna cotta; pudim de leite; creme catalane",
  ],
  [
    "19168",
    "egg custard; baked custard; creme brulee; custard baked; bread and butter pudding light; custard egg; chawanmushi sweet; cup custard; creme brule",
  ],
  [
    "19095",
    "ice cream; vanilla ice cream; helado; glace; scoop of ice cream; ice cream vanilla; icecream; helado de vainilla; nieve; eis; gelato; strawberry ice cream scoop; breyers ice cream; vanilla gelato; ice cream regular; mint chocolate chip ice cream; cookies and cream ice cream; butter pecan ice cream; cookie dough ice cream; neapolitan ice cream; baskin robbins; gelado; rocky road ice cream; ice cream nfs; coffee ice cream; sorvete; chocolate chip ice cream; vanilla ice cream scoop; ice cream scoop; pistachio ice cream; blue bell ice cream; moose tracks ice cream; spumoni; kulfi; rum raisin ice cream; ice cream with nuts; birthday cake ice cream; peanut butter ice cream; ice cream with fruit; turkey hill ice cream; mint ice cream; mango ice cream; vanilla icecream; edy's ice cream; ice cream regular flavors other than chocolate; dreyers; coconut ice cream; caramel ice cream; ube ice cream; butter brickle; green tea ice cream; stracciatella; dondurma; banana ice cream; cookies n cream ice cream; ice cream with candy; ice cream with cookies; lody; glass vanilj; nieve de leche; breyers; roomijs; carvel ice cream; vanilleeis; blue bunny; aisu kurimu",
  ],
  [
    "19270",
    "chocolate ice cream; ice cream chocolate; helado de chocolate; chocolate gelato; chocolate icecream; fudge swirl ice cream; chocolate ice cream scoop; dark chocolate ice cream; gelato chocolate",
  ],
  [
    "19271",
    "strawberry ice cream; ice cream strawberry; helado de fresa; strawberry gelato; fruit ice cream",
  ],
  [
    "19089",
    "haagen dazs; rich vanilla ice cream; premium ice cream; ben and jerrys; super premium ice cream; ice cream rich; haagen dazs vanilla; ben & jerry's; cookie dough ben and jerrys; ice cream rich flavors other than chocolate; ben and jerry; talenti; dulce de leche ice cream",
  ],
  [
    "43541",
    "rich chocolate ice cream; haagen dazs chocolate; premium chocolate ice cream; ben and jerrys chocolate; chocolate fudge brownie ice cream; ice cream rich chocolate",
  ],
  [
    "19088",
    "light ice cream; low fat ice cream; reduced fat ice cream; ice milk; halo top; light vanilla ice cream; breyers light; ice cream light; slow churned ice cream; lowfat ice cream; ice milk vanilla; skinny cow ice cream; edys slow churned; half fat ice cream; frozen dairy dessert; lite ice cream; light ice cream vanilla",
  ],
  [
    "19114",
    "light chocolate ice cream; low fat chocolate ice cream; chocolate ice milk; light ice cream chocolate; chocolate light ice cream",
  ],
  ["19867", "fat free ice cream; nonfat ice cream; ice cream fat free; fat free vanilla ice cream"],
  [
    "01243",
    "no sugar added ice cream; sugar free ice cream; diabetic ice cream; ice cream no sugar added; sugar free vanilla ice cream",
  ],
  [
    "19090",
    "soft serve; soft serve ice cream; dairy queen; vanilla soft serve; dairy queen cone ice cream; mr whippy; custard frozen; frozen custard; soft ice cream; softserve; dq ice cream; ice cream soft serve; creemee; soft serve vanilla; softeis; helado suave; culvers custard",
  ],
  [
    "21028",
    "ice cream cone; soft serve cone; vanilla cone; mcdonalds cone; dairy queen cone; ice cream in a cone; mcdonalds ice cream; cone ice cream; ice cream cone vanilla; dq cone; 99 flake; cono de helado; mcflurry plain; cornet ice cream; ice cream cone soft serve; fast food ice cream cone; single scoop cone",
  ],
  [
    "01237",
    "ice cream bar; klondike bar; magnum; dove ice cream bar; chocolate covered ice cream bar; eskimo pie; choc ice; magnum bar; paleta de crema; dove bar; ice cream bar chocolate covered; good humor bar; haagen dazs bar; magnum ice cream; eskimo bar; vanilla ice cream bar; klondike; chocolate ice cream bar; ice cream bar coated; bon bons; snickers ice cream bar; ice cream candy bar; crunch ice cream bar; toasted almond bar; strawberry shortcake bar; ice cream stick; dibs; twix ice cream; ice cream bar vanilla; creamsicle ice cream bar; choc ice bar; helado de palito; ice cream bites; polar bar; oreo ice cream bar; heath ice cream bar; snickers ice cream; good humor; ice cream on a stick; chipwich bar; polo helado; paleta helada; chocolate eclair ice cream",
  ],
  [
    "01238",
    "ice cream sandwich; icecream sandwich; ice cream sandwiches; vanilla ice cream sandwich; sandwich ice cream; fat boy ice cream sandwich; wafer ice cream",
  ],
  [
    "01239",
    "ice cream cookie sandwich; cookie ice cream sandwich; chipwich; oreo ice cream sandwich; chocolate chip ice cream sandwich; ice cream cookie; nestle toll house ice cream sandwich",
  ],
  [
    "01240",
    "drumstick ice cream; cornetto ice cream; nutty buddy cone; sundae cone; nestle drumstick; chocolate covered cone; drumstick cone; ice cream cone with nuts; choco taco; ice cream cone chocolate covered; ice cream sundae cone; king cone; cornetto cone; sundae cone with nuts; ice cream drumstick; prepackaged ice cream cone",
  ],
  [
    "01241",
    "light ice cream sandwich; low fat ice cream sandwich; skinny cow; skinny cow ice cream sandwich; weight watchers ice cream sandwich; diet ice cream sandwich; skinny cow sandwich",
  ],
  [
    "19097",
    "sherbet; orange sherbet; rainbow sherbet; sherbert; lime sherbet; sherbet all flavors; raspberry sherbet; sherbet orange; fruit sherbet; sherbet scoop; orange sherbert; nieve de limon",
  ],
  [
    "19281",
    "italian ice; water ice; granita; shaved ice; snow cone; raspado; sorbet; sorbetto; lemon ice; lemon sorbet; fruit sorbet; sno cone; mango sorbet; sorbete; raspberry sorbet; sno-cone; piragua; shave ice; hawaiian shave ice; lemon italian ice; snowball ice; slush; slushie; slurpee; slushy; icee; slush puppie; frozen ice drink; frappe ice; frozen slush; ice slush; coke slurpee; cherry icee; iced slush; slush drink; slush frozen drink; sno cones",
  ],
  [
    "19283",
    "popsicle; ice pop; ice lolly; freezer pop; freeze pop; popsicles; paleta; ice lollies; otter pop; ice pops; icy pole; paletas de agua; paleta de hielo; lolly ice; twin pop; flavor ice; bomb pop; fla-vor-ice; ice stick; freezie; rocket lolly; calippo; polo de hielo",
  ],
  [
    "19873",
    "sugar free popsicles; sugar free popsicle; sugar free ice pop; diet popsicle; no sugar added popsicle; light popsicle; slush no sugar added; light slush; diet slush",
  ],
  [
    "19263",
    "fruit bar; frozen fruit bar; outshine bar; juice bar; fruit juice bar; outshine; frozen fruit pop; fruit popsicle; paleta de fruta; dole fruit bar; fruit ice bar; juice bar frozen; solero; frozen juice bar; whole fruit bar; fruit pop; dreyers fruit bar; outshine fruit bar; strawberry fruit bar; frozen fruit bars",
  ],
  [
    "01244",
    "fudgesicle; fudge bar; fudge pop; fudgesicles; frozen fudge bar; creamsicle; pudding pop; dreamsicle; 50 50 bar; fudge bars; orange creamsicle; push up; orange cream bar; creamsicle bar; pudding pops; push pop; ice milk bar; fudgsicle; frozen chocolate bar; push up bar; light ice cream bar; skinny cow bar; cream pop; weight watchers fudge bar; fudge ice cream bar; fudge popsicle; paleta de chocolate",
  ],
  [
    "19293",
    "frozen yogurt; froyo; frozen yoghurt; fro yo; vanilla frozen yogurt; pinkberry; tcby; soft serve frozen yogurt; yogurt frozen; yogurt helado; menchies; frozen yogurt vanilla; nonfat frozen yogurt; low fat frozen yogurt; frozen yogurt cone; frozen yogurt nfs; frozen yogurt flavors other than chocolate; red mango; yogurtland; tart frozen yogurt; llaollao",
  ],
  ["19393", "chocolate frozen yogurt; frozen yogurt chocolate; chocolate froyo"],
  [
    "43476",
    "tofu dessert; soy yogurt frozen; non dairy frozen dessert; soy delicious; rice dream frozen",
  ],
  [
    "21033",
    "hot fudge sundae; sundae; ice cream sundae; chocolate sundae; banana split; mcdonalds hot fudge sundae; dairy queen sundae; mcdonald's sundae; chocolate ice cream sundae; sundae hot fudge; brownie sundae; sundae chocolate; hot fudge brownie sundae; knickerbocker glory; dame blanche; parfait ice cream; peanut buster parfait; ice cream parfait; ice cream sundae chocolate topping; ice cream sundae with chocolate; ice cream with chocolate sauce; ice cream and hot fudge; helado con chocolate; fudge sundae; copa helado",
  ],
  [
    "21032",
    "caramel sundae; mcdonalds caramel sundae; butterscotch sundae; hot caramel sundae; ice cream sundae caramel topping; ice cream with caramel; caramel ice cream sundae",
  ],
  [
    "21034",
    "strawberry sundae; mcdonalds strawberry sundae; fruit sundae; ice cream sundae fruit topping; ice cream with fruit topping; strawberry ice cream sundae; peach melba",
  ],
  [
    "18271",
    "cake cone; wafer cone; ice cream wafer; empty ice cream cone; cone; ice cream cup cone; wafer ice cream cone; flat bottom cone",
  ],
  ["18272", "sugar cone; waffle cone; cone sugar; waffle bowl; sugar ice cream cone; waffle cup"],
];
