import type { EverydayNames } from "../../catalogue.ts";

export const dairyAndEggNames: EverydayNames = [
  [
    "01077",
    "milk; whole milk; cow milk; fresh milk; full fat milk; milk whole; vitamin d milk; homogenized milk; lactose free milk; lactaid; leche; leche entera; lait; milch; latte milk; vollmilch; blue top milk; lactaid milk; lactose free whole milk; 3.25% milk; 3% milk; farm milk; jersey milk; a2 milk; acidophilus milk; milk nfs; organic milk; lactaid whole; lait entier; melk; raw milk; latte intero; 3.5% milk; 3.8% milk; steamed milk",
  ],
  [
    "01079",
    "2% milk; reduced fat milk; two percent milk; semi skimmed milk; milk 2%; leche semidesnatada; lactaid 2%; milk reduced fat; lactaid reduced fat; 2 percent milk; half fat milk; green top milk; lactose free reduced fat milk; fettarme milch; lait demi ecreme; leite meio gordo; halfvolle melk; mellanmjolk; latte parzialmente scremato",
  ],
  [
    "01082",
    "1% milk; low fat milk; lowfat milk; one percent milk; milk 1%; lactaid 1%; milk low fat; light milk; lactose free low fat milk; lite milk",
  ],
  [
    "01085",
    "skim milk; nonfat milk; fat free milk; skimmed milk; leche desnatada; lactaid fat free; milk skim; milk nonfat; 0% milk; red top milk; lactose free skim milk; magermilch; trim milk; lait ecreme; leche descremada; lattmjolk",
  ],
  ["42290", "calcium fortified milk; calcium fortified skim milk; skim plus"],
  [
    "01088",
    "buttermilk; cultured buttermilk; low fat buttermilk; laban; ayran; lassi plain; salted lassi; chaas; doogh",
  ],
  ["01230", "whole buttermilk; bulgarian buttermilk"],
  ["01106", "goat milk; goats milk; leche de cabra"],
  ["01108", "buffalo milk"],
  ["01107", "breast milk; human milk; mothers milk"],
  [
    "01096",
    "evaporated milk; carnation milk; leche evaporada; milk evaporated whole; pet milk; tinned milk; canned milk; ideal milk",
  ],
  ["01097", "evaporated skim milk; fat free evaporated milk; evaporated milk nonfat"],
  [
    "01095",
    "condensed milk; sweetened condensed milk; eagle brand milk; leche condensada; lechera; milkmaid; lait concentre sucre; milchmadchen",
  ],
  [
    "01225",
    "dulce de leche; cajeta; manjar; arequipe; doce de leite; milk caramel; confiture de lait",
  ],
  [
    "01090",
    "powdered milk; dry whole milk; milk powder; whole milk powder; nido; klim; leche en polvo",
  ],
  [
    "01091",
    "skim milk powder; nonfat dry milk; dried skim milk; dry milk; powdered skim milk; dry milk nonfat",
  ],
  ["01115", "whey; dry whey; whey dry"],
  // Cream
  [
    "01053",
    "heavy cream; whipping cream; heavy whipping cream; double cream; thickened cream; nata; creme fraiche; clotted cream; crema; schlagsahne; cream heavy; creme entiere; panna; creme fleurette; creme liquide; vispgradde",
  ],
  ["01052", "light whipping cream"],
  [
    "01050",
    "light cream; single cream; coffee cream; table cream; cream; media crema; pouring cream; cream light; sahne",
  ],
  ["01049", "half and half; half & half; half n half; cream half and half; creamer half and half"],
  ["01199", "fat free half and half; nonfat half and half"],
  [
    "01054",
    "whipped cream; whip cream; whipped topping pressurized; aerosol cream; reddi wip; reddi whip; squirty cream; whipped cream from a can; chantilly",
  ],
  [
    "01073",
    "cool whip; whipped topping; dessert topping; frozen whipped topping; nondairy whipped topping; dream whip; coconut milk creamer",
  ],
  [
    "42135",
    "cool whip lite; cool whip free; cool whip light; lite cool whip; light whipped topping; low fat whipped topping; sugar free whipped topping",
  ],
  [
    "01056",
    "sour cream; soured cream; crema agria; smetana; creme aigre; sour cream regular; cream sour; mexican crema; schmand; saure sahne; gradde fil; crema mexicana",
  ],
  ["01179", "light sour cream; lite sour cream; sour cream light"],
  ["01178", "reduced fat sour cream; low fat sour cream"],
  ["01180", "fat free sour cream; nonfat sour cream"],
  ["01074", "imitation sour cream; nondairy sour cream"],
  [
    "01067",
    "coffee creamer; creamer; nondairy creamer; liquid creamer; non dairy creamer; coffee whitener liquid; coffee rich; coffee creamer liquid",
  ],
  [
    "01205",
    "flavored creamer; coffee mate; coffeemate; french vanilla creamer; hazelnut creamer; flavored coffee creamer; international delight; coffee creamer flavored; liquid coffee creamer flavored; vanilla creamer",
  ],
  [
    "01069",
    "powdered creamer; coffee whitener; cremora; powdered coffee creamer; coffee creamer powder; dry creamer; non dairy powder creamer",
  ],
  ["01206", "flavored powdered creamer; powdered flavored creamer"],
  ["42141", "light coffee creamer; fat free creamer; light creamer; sugar free creamer"],
  ["42136", "light powdered creamer; fat free powdered creamer"],
  // Yogurt
  [
    "01116",
    "yogurt; plain yogurt; yoghurt; natural yogurt; whole milk yogurt; yogurt plain; dahi; yogur; joghurt; yaourt; set yogurt; iogurte; jogurt; stirred yogurt; bulgarian yogurt; full fat yogurt; matsoni; plain whole milk yogurt; yogur natural; curd yogurt; raita base",
  ],
  [
    "01117",
    "low fat yogurt; lowfat plain yogurt; plain low fat yogurt; yogurt low fat; kefir; kefir plain; fermented milk; filmjolk; kumis",
  ],
  [
    "01118",
    "nonfat yogurt; fat free yogurt; plain nonfat yogurt; skim yogurt; skyr; greek yogurt nonfat; nonfat greek yogurt; 0% greek yogurt; fat free greek yogurt; plain fat free yogurt; nonfat plain greek yogurt; fage 0; quark; fromage frais; chobani plain",
  ],
  [
    "01119",
    "vanilla yogurt; yogurt vanilla; lowfat vanilla yogurt; lemon yogurt; coffee yogurt; greek yogurt vanilla; vanilla greek yogurt",
  ],
  [
    "01122",
    "fruit yogurt; strawberry yogurt; yogurt with fruit; flavored yogurt; yoplait; danone; dannon; fruit on the bottom yogurt; blueberry yogurt; peach yogurt; cherry yogurt; raspberry yogurt; chobani; gogurt; go gurt; yogurt drink; drinkable yogurt; danimals; activia; yogurt tube; yakult; yogurt fruit; danonino; petit suisse; muller corner; drinking yogurt; lassi sweet; mango lassi; sweet lassi; kefir flavored; fruit greek yogurt; yogurt fruit variety; strawberry greek yogurt; trix yogurt; stonyfield; yogurt low fat fruit; actimel; yoplait original; whips yogurt; danone fruit; la yogurt; breyers yogurt; brown cow; yogur de fresa; yaourt aux fruits; fruchtjoghurt; danimals smoothie; yop",
  ],
  ["01218", "nonfat fruit yogurt; fat free fruit yogurt; yogurt fruit nonfat"],
  [
    "01184",
    "light yogurt; diet yogurt; light and fit; yoplait light; light n fit; dannon light and fit; yogurt light; sugar free yogurt; low calorie yogurt; weight watchers yogurt; muller light",
  ],
  ["01187", "chocolate yogurt; yogurt chocolate"],
  ["43476", "tofu yogurt; dairy free yogurt; vegan yogurt; coconut yogurt; almond milk yogurt"],
  // Cheese
  [
    "01009",
    "cheese; cheddar; cheddar cheese; sharp cheddar; mature cheddar; mild cheddar; queso; shredded cheese; grated cheese; hard cheese; extra sharp cheddar; cheese slice cheddar; cheese cube; longhorn cheese; natural cheese; cracker barrel cheese; red leicester; fromage; kase; formaggio; cheese cheddar; double gloucester; wensleydale; cheese nfs; cheddar slices; vintage cheddar; white cheddar; cheese curds; kaese",
  ],
  [
    "01168",
    "low fat cheddar; light cheddar; light cheese; low fat cheese; reduced fat cheese; cabot light",
  ],
  [
    "01042",
    "american cheese; cheese slice; cheese slices; processed cheese; american cheese slice; burger cheese; processed cheese slice; sliced american cheese; plastic cheese; white american; government cheese; deluxe american; borden singles; burger slices; easy singles; hochland sandwich; scheiblettenkase; kiri slices; cooper sharp; land o lakes american",
  ],
  [
    "01046",
    "cheese singles; kraft singles; cheese food; singles cheese; cheese product; american cheese food; dairylea slices; processed american",
  ],
  ["01215", "reduced fat american cheese; 2% singles; light american cheese; kraft 2% singles"],
  [
    "42205",
    "fat free singles; nonfat american cheese; nonfat cheese; fat free cheddar; fat free american cheese",
  ],
  ["01191", "velveeta; velveeta cheese; cheese loaf"],
  ["01192", "velveeta light; velveeta lite"],
  [
    "01188",
    "cheez whiz; cheese whiz; cheese spread jar; easy cheese; spray cheese; squirt cheese; cheese in a can",
  ],
  [
    "01048",
    "cheese spread; american cheese spread; dairylea; laughing cow; processed cheese spread; pub cheese; cheese triangle; cheese wedge; kiri; port wine cheese spread; alouette; cheese triangles; la vache qui rit",
  ],
  [
    "43276",
    "cream cheese spread; philadelphia spread; boursin; cheese spread cream cheese base; rondele",
  ],
  [
    "01017",
    "cream cheese; philadelphia; philadelphia cream cheese; cream cheese regular; soft cheese; full fat cream cheese; queso crema; philly; schmear; mascarpone; cream cheese plain; neufchatel regular; fromage frais entier; philadelphia original; kremowy serek; frischkase; whipped cream cheese",
  ],
  [
    "43274",
    "light cream cheese; low fat cream cheese; reduced fat cream cheese; cream cheese light; light philadelphia; whipped cream cheese light; neufchatel light",
  ],
  ["01186", "fat free cream cheese; nonfat cream cheese"],
  ["01031", "neufchatel; neufchatel cheese; 1/3 less fat cream cheese"],
  [
    "01012",
    "cottage cheese; creamed cottage cheese; cottage cheese 4%; small curd cottage cheese; large curd cottage cheese; requeson; hüttenkäse; pot cheese; queso cottage; fromage cottage; breakstone; hotting; skyr cottage; twarog; keso",
  ],
  [
    "01015",
    "cottage cheese 2%; low fat cottage cheese; cottage cheese low fat; lowfat cottage cheese; breakstone cottage cheese",
  ],
  ["01016", "cottage cheese 1%; fat free cottage cheese; nonfat cottage cheese"],
  [
    "01014",
    "dry curd cottage cheese; farmer cheese; farmers cheese; tvorog; cottage cheese dry curd",
  ],
  ["01013", "cottage cheese with fruit; cottage cheese and pineapple; cottage doubles"],
  ["43273", "cottage cheese with vegetables"],
  [
    "01026",
    "mozzarella; fresh mozzarella; mozzarella cheese; buffalo mozzarella; bocconcini; burrata; mozzarella whole milk; mozzarella di bufala",
  ],
  [
    "01028",
    "part skim mozzarella; low fat mozzarella; light mozzarella; mozzarella part skim; reduced fat mozzarella",
  ],
  [
    "01029",
    "string cheese; cheese stick; cheese string; mozzarella stick cheese; cheestrings; mozzarella string cheese; cheese sticks; sargento string cheese; shredded mozzarella; polly o string cheese; frigo cheese heads; light string cheese; cheesestring; babybel light; strip cheese",
  ],
  ["42304", "fat free mozzarella; nonfat mozzarella"],
  [
    "01032",
    "parmesan; parmesan cheese; grated parmesan; parmigiano; parmigiano reggiano; parmesan grated; grana padano; pecorino; kraft parmesan; asiago",
  ],
  ["01033", "hard parmesan; parmesan hard; parmesan block"],
  ["01146", "shredded parmesan; shaved parmesan"],
  ["01038", "romano; romano cheese; pecorino romano; kefalotyri"],
  [
    "01040",
    "swiss cheese; swiss; emmental; emmentaler; emmenthal; baby swiss; jarlsberg; raclette; appenzeller; leerdammer; maasdam",
  ],
  ["43589", "low fat swiss; reduced fat swiss; light swiss cheese"],
  ["01044", "processed swiss; swiss cheese slices processed"],
  [
    "01019",
    "feta; feta cheese; greek cheese; crumbled feta; halloumi; haloumi; bulgarian cheese; salad cheese; white brined cheese",
  ],
  ["01022", "gouda; gouda cheese; smoked gouda; edamer"],
  ["01018", "edam; edam cheese; queso de bola; dutch cheese"],
  ["01006", "brie; brie cheese; double cream brie; saint andre"],
  ["01007", "camembert; camembert cheese"],
  [
    "01004",
    "blue cheese; bleu cheese; gorgonzola; stilton; danish blue; cambozola; blue cheese crumbles; roquefort style; cheese blue; cabrales; danablu",
  ],
  ["01039", "roquefort; roquefort cheese"],
  [
    "01159",
    "goat cheese; soft goat cheese; chevre; goats cheese; cheese goat soft; montrachet; queso de cabra",
  ],
  ["01157", "semisoft goat cheese; cheese goat"],
  ["01156", "hard goat cheese; manchego"],
  [
    "01025",
    "monterey jack; monterey; jack cheese; pepper jack; monterey jack cheese; pepper jack cheese; cheese monterey",
  ],
  [
    "01011",
    "colby; colby cheese; colby jack; co jack; colby jack cheese; cheese colby; marble cheese",
  ],
  ["01035", "provolone; provolone cheese; provolone slice; scamorza; caciocavallo"],
  ["01036", "ricotta; whole milk ricotta; ricotta cheese; cheese ricotta; mizithra"],
  ["01037", "part skim ricotta; low fat ricotta; light ricotta"],
  ["01023", "gruyere; gruyere cheese; comte; beaufort"],
  ["01020", "fontina; fontal"],
  ["01021", "gjetost; brunost; brown cheese"],
  ["01024", "limburger"],
  ["01030", "muenster; munster cheese; muenster cheese"],
  ["01005", "brick cheese"],
  ["01034", "port salut; saint paulin"],
  ["01041", "tilsit; havarti; danbo; tilsiter"],
  [
    "01228",
    "queso fresco; paneer; fresh cheese; panela cheese; indian cheese; farmers white cheese; queso para freir; chhena; frying cheese",
  ],
  ["01229", "white mexican cheese; white cheese; queso blanco"],
  ["01165", "cotija; aged mexican cheese; queso cotija; queso anejo"],
  ["01166", "oaxaca cheese; queso oaxaca; asadero; quesillo; queso asadero"],
  ["01167", "queso chihuahua; chihuahua cheese"],
  [
    "01251",
    "mexican blend; taco cheese; fiesta blend; four cheese mexican; shredded mexican cheese; cheese mexican blend; nacho cheese blend shredded; mexican blend cheese; mexican cheese blend",
  ],
  [
    "01161",
    "vegan cheese; imitation cheese; cheese substitute; soy cheese; daiya; imitation mozzarella; dairy free cheese; tofu cheese; veggie slices; rice cheese",
  ],
  ["01163", "cheese fondue; fondue"],
  [
    "06930",
    "cheese sauce; nacho cheese sauce; nacho cheese; queso sauce; ricos cheese; tostitos queso; welsh rarebit sauce",
  ],
  // Butter
  [
    "01001",
    "butter; salted butter; stick butter; butter stick; real butter; mantequilla; beurre; sweet cream butter; pat of butter; manteiga; burro butter; butter salted; buttter; maslo; kerrygold; land o lakes butter; lurpak; boter; smor; makhan; mantequilla con sal",
  ],
  ["01145", "unsalted butter; sweet butter; butter unsalted; butter without salt"],
  ["01002", "whipped butter; butter whipped; butter tub whipped"],
  ["04601", "light butter; butter light; reduced fat butter"],
  ["01003", "ghee; clarified butter; butter oil; desi ghee; drawn butter; brown butter"],
  // Eggs
  [
    "01123",
    "egg; raw egg; whole egg; chicken egg; eggs; large egg; huevo; oeuf; ei; egg whole raw; huevos; ovo; uovo; hen egg; jajko; jajo; agg; anda; yumurta; tamago; eggland's best; free range egg; brown egg",
  ],
  [
    "01128",
    "fried egg; egg fried; sunny side up egg; over easy egg; fried eggs; eggs over easy; huevo frito; sunny side up; egg over easy; eggs fried in butter; spiegelei",
  ],
  [
    "01129",
    "boiled egg; hard boiled egg; soft boiled egg; hard cooked egg; boiled eggs; egg boiled; soft boiled eggs; egg hard boiled; huevo cocido; huevo duro; pickled egg; easter egg; tea egg; deviled egg plain; coddled egg",
  ],
  [
    "01131",
    "poached egg; poached eggs; egg poached; fried egg no fat; egg fried without fat; dry fried egg",
  ],
  [
    "01132",
    "scrambled egg; scrambled eggs; egg scrambled; eggs scrambled with milk; huevos revueltos; ruhrei; oeufs brouilles; uova strapazzate; jajecznica; aggrora; egg bhurji; anda bhurji; perico",
  ],
  [
    "01130",
    "omelet; omelette; plain omelette; egg omelet; plain omelet; tortilla francesa; french omelette; tamagoyaki",
  ],
  [
    "01124",
    "egg white; egg whites; whites of egg; clara de huevo; raw egg white; liquid egg whites",
  ],
  ["01125", "egg yolk; egg yolks; yolk; yema de huevo; raw egg yolk"],
  [
    "01226",
    "egg beaters; egg substitute; eggbeaters; liquid egg substitute; better n eggs; vegan egg; just egg",
  ],
  ["01138", "duck egg; salted duck egg; balut; century egg; preserved egg; thousand year old egg"],
  ["01139", "goose egg"],
  ["01140", "quail egg; quail eggs"],
  ["01133", "egg powder; dried egg; powdered egg; dehydrated egg"],
];
