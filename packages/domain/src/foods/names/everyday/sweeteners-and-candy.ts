import type { EverydayNames } from "../../catalogue.ts";

export const sweetenerAndCandyNames: EverydayNames = [
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
];
