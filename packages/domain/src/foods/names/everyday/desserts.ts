import type { EverydayNames } from "../../catalogue.ts";

export const dessertNames: EverydayNames = [
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
