import type { EverydayNames } from "../../catalogue.ts";

/**
 * Shop and restaurant names for plain foods, words of other languages, and names that the other
 * tables' foods are also known by. This table comes first: it corrects what they would guess.
 */
export const brandAndDialectNames: EverydayNames = [
  // Sauces, dips, spreads
  [
    "06164",
    "salsa; salsa red; red salsa; salsa commercially prepared; canned salsa; pico de gallo; salsa picante; tomato salsa; salsa mexicana; salsa cruda; salsa fresca; chunky salsa; taco sauce mild; salsa roja; guasacaca",
  ],
  [
    "06168",
    "hot sauce; tabasco; taco sauce; hot pepper sauce; fast food hot sauce; franks red hot; cholula; louisiana hot sauce; buffalo hot sauce; salsa valentina; crystal hot sauce; chili garlic hot sauce",
  ],
  ["06930", "cheese sauce; nacho cheese sauce; nacho cheese"],
  [
    "04641",
    "light mayonnaise; mayonnaise light; lite mayo; low fat mayonnaise; reduced fat mayonnaise; hellmanns light",
  ],
  ["11935", "ketchup packet; tomato ketchup; catsup packet"],
  ["06116", "gravy; brown gravy; beef gravy; onion gravy; chinese brown sauce; meat gravy"],
  ["27048", "steak sauce; brown sauce; hp sauce; a1 sauce; daddies sauce"],
  [
    "06931",
    "spaghetti sauce; marinara; marinara sauce; pasta sauce; tomato pasta sauce; prego; ragu sauce; spaghetti sauce meatless; spaghetti sauce with vegetables",
  ],
  [
    "04639",
    "ranch; ranch dressing; ranch dip; buttermilk ranch; creamy dressing; hidden valley; dill dip; vegetable dip; onion dip dressing",
  ],
  ["16158", "hummus; houmous; humus; chickpea dip; garlic hummus"],
  [
    "19364",
    "caramel sauce; butterscotch sauce; caramel topping; butterscotch topping; dulce de leche sauce; cajeta; ice cream topping caramel",
  ],
  [
    "19348",
    "hot fudge; fudge sauce; hot fudge topping; fudge topping; magic shell; hard chocolate topping; chocolate topping; chocolate hazelnut topping",
  ],
  ["19367", "wet nuts; nuts in syrup; nut topping; nuts in syrup topping; walnut topping"],
  [
    "01225",
    "dulce de leche; milk candy; cajeta candy; manjar; arequipe; dulce de leche puerto rican style; milk dessert; doce de leite",
  ],
  // Cheese and milk
  [
    "01028",
    "string cheese; mozzarella stick cheese; mozzarella sticks cheese; cheese stick; polly-o; polly o string cheese; stringsters; frigo cheese heads; cheese heads; mozzarella string cheese; oaxaca cheese; queso oaxaca; quesillo; bocconcini; shredded mozzarella",
  ],
  ["01018", "edam; delft; dutch cheese; queso de bola; edam cheese; leerdammer"],
  ["01022", "gouda; smoked gouda; gouda cheese; boerenkaas"],
  [
    "01009",
    "cheddar; cheddar cheese; sharp cheddar; mild cheddar; longhorn cheese; rat cheese; four cheese mexican; shredded cheddar; taco cheese; red leicester; double gloucester; cheshire cheese; wensleydale",
  ],
  [
    "01117",
    "kefir; plain kefir; lassi plain; fermented milk; cultured milk drink; ayran; laban; dahi drink; drinking yogurt; drinkable yogurt plain; filmjolk; doogh",
  ],
  ["01043", "pimento cheese; pimiento cheese; jalapeno cheese"],
  [
    "01048",
    "velveeta; cheese spread; cheez whiz; laughing cow; laughing cow wedge; velveeta slice; spreadable cheese; cheese wedge; squeeze cheese; easy cheese; processed cheese spread; kraft cheese spread; la vaca que rie; kaukauna; price's pimento; wispride; primula; schmelzkase; smeltost; queso fundido untable; boursin light; fromage fondu",
  ],
  [
    "01205",
    "coffee creamer; flavored creamer; flavored coffee creamer; international delight; coffee mate; coffeemate; coffee mate liquid; french vanilla creamer; hazelnut creamer; liquid creamer; creamer liquid flavored; coffee creamer liquid; creamer",
  ],
  [
    "01069",
    "powdered creamer; coffee creamer powder; non dairy creamer; nondairy creamer; coffee whitener; cremora; coffee mate powder; creamer powder",
  ],
  ["01206", "flavored powdered creamer; coffee creamer powdered flavored"],
  [
    "16260",
    "almond creamer; coffee creamer soy; plant based creamer; oat creamer; soy creamer; silk creamer; non dairy creamer soy; almond milk creamer",
  ],
  // Fats
  [
    "04582",
    "rapeseed oil; canola; canola oil; rapeseed; mazola canola; wesson canola; vegetable oil canola; colza oil",
  ],
  [
    "04687",
    "light margarine; margarine light; light spread; low fat spread; diet margarine; half fat butter; lurpak light; smart balance light; reduced fat margarine",
  ],
  // Bread and baking
  [
    "18041",
    "pita; pitta; pita bread; arab bread; arabic bread; syrian bread; pocket bread; greek pita; lebanese bread; khubz; pide; gyro bread; pita pocket",
  ],
  [
    "18216",
    "crispbread; flatbread cracker; wasa; ryvita; rye crispbread; knackebrod; flatbread crackers; flatbread crisps; rye crisp; cracker flatbread; knaeckebrot; matzo cracker rye",
  ],
  [
    "18966",
    "multigrain crackers; multigrain cracker; wheat saltines; multi grain crackers; crackers multigrain; seed crackers",
  ],
  ["18457", "fat free crackers; fat free saltines; low fat saltines; reduced fat saltines"],
  [
    "18228",
    "saltines; saltine crackers; soda crackers; oyster crackers; chowder crackers; soup crackers; saltine; premium saltines; zesta; krispy crackers; water biscuit; uneeda biscuit; crown pilot; soda biscuit; export soda",
  ],
  [
    "18232",
    "wheat thins; triscuit; wheat crackers; wheat cracker; whole wheat crackers; wheat thin; stoned wheat thins; woven wheat crackers; reduced fat triscuit; ak mak; whole grain crackers; shredded wheat crackers",
  ],
  [
    "18229",
    "ritz; ritz crackers; club crackers; town house crackers; butter crackers; snack crackers; hi ho crackers; ritz bits; keebler club; toasteds; cream crackers; ritz cracker; table crackers",
  ],
  [
    "18215",
    "peanut butter crackers; cheese crackers with peanut butter; lance crackers; toast chee; nekot; cracker sandwich; captain wafers",
  ],
  [
    "18214",
    "goldfish; goldfish crackers; cheez-its; cheez its; cheese crackers; cheese nips; cheese tidbits; better cheddars; pepperidge farm goldfish; cheez it; tuc",
  ],
  [
    "18173",
    "graham crackers; graham cracker; honey grahams; honey maid; digestive biscuits; digestives; digestive; teddy grahams; rich tea; plain biscuits; maria cookies; galletas maria; hobnobs; tea biscuits; petit beurre; social tea",
  ],
  [
    "18170",
    "fig bar; fig newton; fig newtons; fig bars; date bar; fruit newtons; fig cookie; fig roll; fig rolls; newtons; fruit filled cookie bar; raspberry newton; strawberry newton; date cookie; galletas de higo",
  ],
  [
    "18175",
    "ladyfinger; lady fingers; ladyfingers; sponge fingers; savoiardi; boudoir biscuit; anisette sponge; stella d'oro",
  ],
  ["18204", "pizzelle; sugar cookie; sugar cookies; italian anise cookie; rosette cookie; jumbles"],
  [
    "18155",
    "butter cookies; danish butter cookies; pocky; spritz cookies; petit ecolier; pirouette; pirouline; chinese cookie; chocolate covered biscuit sticks; lu cookies",
  ],
  [
    "18166",
    "oreo; oreos; oreo cookie; oreo cookies; chocolate sandwich cookie; hydrox; chocolate sandwich cookies; cookies and creme; bourbon biscuit; newman o's; joe joes; custard cream chocolate; tim tam plain",
  ],
  [
    "18210",
    "vanilla sandwich cookie; vanilla creme cookies; custard creams; golden oreo; lemon creme cookies; sandwich cookie; cameo cookies; vienna fingers; duplex cookie; oatmeal creme sandwich; golden oreos",
  ],
  [
    "18178",
    "oatmeal cookie; oatmeal cookies; oatmeal raisin cookie; applesauce cookie; apple cookie; granola cookie; oatmeal cookies with raisins; pumpkin cookie; iced oatmeal cookie; breakfast cookie; belvita; zucchini cookie; anzac biscuit; havrekakor; havreflarn; oatmeal creme pie plain; flapjack biscuit",
  ],
  [
    "18176",
    "marshmallow pie; moon pie; moonpie; mallomars; marshmallow cookies; whoopie pie marshmallow; fudge marshmallow; pinwheels cookies; chocolate marshmallow cookie; cookie marshmallow chocolate covered; mallowmar; mallow cookie; snowballs cookies; tunnock teacake; scooter pie; wagon wheels; whoopie pie; devil's food marshmallow cookies; chocopie; choco pie; krembo",
  ],
  [
    "18157",
    "chocolate wafers; chocolate wafer cookie; chocolate biscuits; famous chocolate wafers",
  ],
  [
    "18159",
    "chips ahoy; chocolate chip cookie; chocolate chip cookies; choc chip cookie; famous amos; cookie; cookies; choc chip biscuit; magic cookie bars; seven layer bar; magic bars; hello dolly; chipsmore; toll house cookies; chewy chips ahoy; mrs fields; tollhouse cookie; cookie dough cookie; cookies aux pepites de chocolate; cookies de chocolate; entenmanns chocolate chip; kaka cookie",
  ],
  [
    "18362",
    "toaster pastry; pop tart; pop-tarts; pop tarts; toaster tart; poptart; breakfast tart; breakfast tarts; toaster pastries; pastry crisps; pastry crisp; toastettes; kellogg's pastry swirls; fruit toaster pastry",
  ],
  [
    "18104",
    "coffee cake; crumb cake; coffeecake; streusel cake; cinnamon crumb cake; tea ring; butter streusel",
  ],
  [
    "18246",
    "danish; fruit danish; danish pastry; apple danish; danish pastry with fruit; toaster strudel; cherry danish; strudel toaster; breakfast pastry; raspberry danish; guava pastry; pastelillo de guayaba; kolache; kolach; guava pastelitos; jam tart pastry; fruit pastry; kolacky",
  ],
  [
    "18245",
    "cheese danish; cream cheese danish; danish with cheese; danish pastry with cheese; quesito; cheese pastry; cheese kolache",
  ],
  // Pies
  [
    "18302",
    "apple pie; apple tart; apple berry pie; apple peach pie; dutch apple pie; apple crumb pie; pie; fruit pie; tarte aux pommes; apple crisp pie; apple cranberry pie; homemade apple pie; pay de manzana; szarlotka; torta di mele; appelflap; appelkaka; applpie; appelpaj; torta de maca",
  ],
  [
    "18319",
    "fried pie; fruit turnover; apple turnover; turnover; mcdonald's apple pie; hostess fruit pie; fruit pie individual; hand pie; apple fruit pies; cherry turnover; cherry fried pie; fried apple pie; individual fruit pie; fruit turnovers; baked apple pie mcdonalds; peach turnover; snack pie; empanada de fruta; pastelito de guayaba",
  ],
  // Snacks
  [
    "19057",
    "doritos; nacho cheese doritos; nacho doritos; doritos nacho cheese; flavored tortilla chips; tortilla chips flavored; doritos jacked; dinamita; doritos dinamita; takis; nacho chips; tortilla chips nacho; taco doritos; 3d doritos; cheese doritos; mexican chips flavored; tortilla chips other flavors; late night doritos",
  ],
  [
    "19042",
    "barbecue chips; bbq chips; flavored potato chips; potato chips flavored; barbecue potato chips; cheddar sour cream chips; salt and vinegar chips; sour cream and onion chips; cheddar potato chips; crisps flavoured; jalapeno chips; ketchup chips; ranch potato chips; other flavored potato chips; lays bbq; dill pickle chips; cheese and onion crisps; prawn cocktail crisps",
  ],
  ["19045", "pringles sour cream; pringles flavored; baked pringles"],
  [
    "19422",
    "light potato chips; reduced fat chips; reduced fat potato chips; lays baked; kettle chips reduced fat",
  ],
  [
    "19410",
    "pringles; stax; lays stax; pringles original; potato crisps restructured; munchos; stackable chips; multigrain pringles; pringles cheddar; potato stackers; fabricated chips",
  ],
  [
    "19033",
    "chex mix; chip mixture; bugles mix; cheez it party mix; traditional chex mix; gardetto's snak-ens; chex party mix; munchies mix; cheddar snack mix; pretzel mix",
  ],
  [
    "25037",
    "pita chips; stacys; stacy's pita chips; pita crackers; stacy's; pita crisps; baked pita chips",
  ],
  [
    "43109",
    "soft pretzel; soft pretzels; auntie annes; pretzel soft; superpretzel; pretzelmaker; bavarian pretzel; brezel; laugenbrezel; cinnamon sugar pretzel; ballpark pretzel; jumbo soft pretzel; pretzel bites; pretzel roll; laugengeback; pretzel bun; wetzels pretzels; big pretzel; street pretzel",
  ],
  [
    "19051",
    "rice cake; rice cakes; puffed rice cake; popped rice cake; gluten free rice cake; quaker rice cake; lundberg rice cakes; salt free rice cakes; corn cakes; caramel rice cake; popcorn cakes",
  ],
  [
    "19031",
    "oriental mix; bombay mix; japanese rice crackers mix; chevda; chivda; arare; rice crackers; rice cracker mix; senbei; asian snack mix; chakri; namkeen; sev mix; oriental party mix",
  ],
  [
    "19034",
    "popcorn; plain popcorn; air popped popcorn; unbuttered popcorn; popcorn air popped; pop corn air popped",
  ],
  [
    "19035",
    "buttered popcorn; movie popcorn; movie theater popcorn; popcorn with butter; oil popped popcorn; theater popcorn; popcorn butter; popcorn oil; kettle corn; cinema popcorn; popcornkorn; maiz palomero; skinny pop; boom chicka pop",
  ],
  [
    "19002",
    "jerky; beef jerky; biltong; turkey jerky; dried beef jerky; teriyaki jerky; carne seca; machaca dried",
  ],
  [
    "19407",
    "slim jim; beef stick; meat stick; smoked beef stick; snack stick; pepperami; meat snack stick",
  ],
  // Candy
  [
    "19087",
    "white chocolate; white chocolate candy; almond bark; andes mint; andes mints; summer coating; white coating; hershey's hugs; candy coating; milky bar; white chocolate chips; confectionery coating; yogurt covered pretzels coating; andes mint wafers; cookies n creme bar; zero bar; milkybar; candy melts; chocolat blanc; weisse schokolade; cioccolato bianco; biala czekolada; vit choklad",
  ],
  [
    "19145",
    "crunch bar; nestle crunch; chocolate with cereal; krackel; chocolate crispy bar; malted milk eggs; whoppers; malted milk balls; crispy chocolate bar; chocolate candy with cereal; maltesers; malteser; robin eggs candy; robin eggs",
  ],
  [
    "19141",
    "m&ms; m & ms; m and m's; m&m's; mms; smarties chocolate; sugar coated chocolate; chocolate candy shell; mint m&ms; sixlets; chocolate discs; hershey's kissables; dark chocolate m&ms; m & m's mint; candy coated chocolate; minstrels; mini eggs; m & m's; reeses pieces plain; chocolate beans; lacasitos",
  ],
  [
    "19120",
    "milk chocolate; chocolate bar; chocolate; hershey bar; hershey's; hersheys kisses; hershey kisses; dairy milk; cadbury; chocolate candy; chocolate square; kisses; galaxy chocolate; chocolate bunny; hershey's symphony; dove chocolate; hershey's nuggets; lindt; chocolat au lait; chocolate easter egg; chocolate santa; chocolate coin; hershey's bar; cioccolato al latte; ritter sport; czekolada; chocolate ao leite; lindor; chocolate rabbit; whitmans; russell stover; quality street; cadbury egg plain; wonka bar; chokolate; choklad",
  ],
  [
    "19107",
    "hard candy; lollipop; lifesavers; life savers; butterscotch candy; jolly rancher; jolly ranchers; sucker; peppermint candy; candy cane; boiled sweets; cough drop; dum dums; ring pop; lollipops; cough drops; peppermints; starlight mints; hard candies; rock candy; sourballs; lemon drops; mints; breath mints; tic tac; tic tacs; altoids; certs; candy; halls; ribbon candy; sour balls; cukierki; pirulito; barley sugar; pastillas; gobstopper; candy necklace; lutscher; conversation hearts; candy hearts",
  ],
  [
    "19106",
    "gumdrops; gummy bears; gummies; gummi bears; haribo; jelly babies; swedish fish; sour patch kids; wine gums; gummy candy; gummy worms; gumdrop; jujubes; dots; dots candy; orange slices candy; chuckles; fruit jellies; juju fish; spice drops; turkish delight; gummi worms; jujyfruits; jube jubes; gummi dinosaurs; gummibarchen; gominolas; trolli; jelly snakes; bonbons gelifies; godis; life savers gummies; zelki; peach rings; cola bottles; snoep",
  ],
  [
    "19108",
    "jelly beans; jelly belly; jellybeans; jelly bean; starburst jellybeans; mike and ike; hot tamales candy; bean candy",
  ],
  // Drinks
  [
    "14006",
    "light beer; lite beer; bud light; coors light; miller lite; busch light; natural light; low carb beer; michelob ultra; beer light; keystone light; heineken light; beer lite",
  ],
  [
    "14003",
    "beer; lager; pilsner; ale; budweiser; stout; ipa; heineken; corona; guinness; cerveza; bier; pint of beer; bitter; forty; 40 ounce beer; olde english 800; magnum malt liquor; hard seltzer; wheat beer; draft beer; bottle of beer; can of beer; india pale ale; porter beer; mickeys malt liquor; birra; biere; red stripe; modelo; modelo especial; dos equis; stella artois; coors; miller; pabst; busch; amber ale; weissbier; hefeweizen; cerveza corona; st ides",
  ],
  [
    "14305",
    "malta india; non alcoholic beer; nonalcoholic beer; alcohol free beer; near beer; o'doul's; odouls; sharp's; kaliber; malt drink; malta goya; coors cutter; buckler; beer nonalcoholic; clausthaler; low alcohol beer; becks blue; st pauli girl non alcoholic; malta hatuey; malt beverage; malta",
  ],
  [
    "14323",
    "sunny d; orange drink; sunny delight; tang prepared; hi-c; hi c; fruit drink; kool aid; kool-aid; fruit flavored drink; capri sun orange; tampico; orangeade; hic; juicy juice drink; fruitopia; ssips; squeezeit; hugs drink; bug juice; little hugs",
  ],
  [
    "14263",
    "fruit juice drink; juice drink; juice cocktail; lemonade tropicana; citrus juice drink; tropicana fruit punch; minute maid lemonade; simply lemonade; tropicana lemonade; limeade juice drink; five alive; juice cocktails; bottled lemonade; langers cocktail; tropicana twister; minute maid punch; fruit juice drink with high vitamin c; mondo; juicy drink; mistic; cranberry cherry juice drink; ocean spray juice drink",
  ],
  [
    "14293",
    "lemonade; homemade lemonade; lemonade from frozen concentrate; limonada; pink lemonade; lemonade stand lemonade; fresh lemonade; agua de limon; agua fresca; limeade; aguas frescas; agua fresca de limon",
  ],
  [
    "14145",
    "sprite; 7up; 7-up; lemon lime soda; seven up; sierra mist; lemon-lime soda; starry; mountain lightning; slice soda; squirt; fresca regular; teem; citrus soda; bubble up",
  ],
  [
    "14121",
    "club soda; seltzer; sparkling water; soda water; carbonated water; soda water plain; la croix; lacroix; perrier; san pellegrino; bubly; mineral water sparkling; flavored seltzer; fizzy water; topo chico; diet tonic water; agua mineral; unsweetened carbonated water; flavored sparkling water; carbonated water unsweetened; sparkling ice; diet tonic; water carbonated",
  ],
  [
    "14429",
    "water; tap water; drinking water; agua; glass of water; eau; wasser; ice water; municipal water; brita; filtered water; well water; hot water; spring water; bottled water; water tap; drinking fountain; distilled water; smart water; evian; dasani; aquafina; poland spring; deer park water; ice; ice cubes; acqua; purified water",
  ],
  [
    "14400",
    "coke; coca cola; cola; soda; pepsi; coke classic; coca-cola; soft drink; soft drinks; rc cola; pop; soda pop; coca; refresco; cola drink; cherry coke; vanilla coke; kola; fountain drink cola; pepsi cola; jolt cola; wild cherry pepsi; fountain soda; soft drink cola",
  ],
  [
    "14146",
    "diet coke; diet pepsi; coke zero; pepsi max; diet soda; diet cola; coke zero sugar; diet soft drink; sugar free cola; tab soda; pepsi zero; diet dr pepper; diet rc; zero sugar soda; diet sprite; sprite zero; diet pop; soda diet; caffeine free diet coke; coca cola light; coke light; soft drink diet; diet 7up; diet mountain dew; fresca; diet ginger ale; diet rite; diet orange soda; sugar free soda; diet lemonade; crystal light drink; diet fruit drink; diet iced tea; diet snapple; propel; vitamin water zero; sugar free kool aid; diet green tea; sugar free drink mix prepared; mio; diet drink; slush sugar free; sugar free slush; soft drink cola diet; powerade zero; g2; gatorade zero",
  ],
  [
    "14156",
    "sugar free red bull; red bull sugar free; red bull zero; sugarfree red bull; diet energy drink; monster zero; monster lo carb; sugar free energy drink; sugar free monster; rockstar zero; energy drink sugar free; celsius; energy drink low calorie; celsius energy drink",
  ],
  [
    "01111",
    "vanilla milkshake; vanilla shake; milk shake vanilla; strawberry milkshake; strawberry shake; malted vanilla; milkshake; milk shake; shake; vanilla malt; mcdonalds vanilla shake; banana milkshake",
  ],
  [
    "01110",
    "chocolate milkshake; chocolate shake; frosty; wendy's frosty; chocolate malt; malted milkshake; milk shake chocolate; chocolate malted; mcdonalds chocolate shake",
  ],
  ["01082", "1% milk; 1 percent milk; lowfat milk 1%; one percent"],
  [
    "01077",
    "leche; leche entera; lait; milch; vollmilch; lait entier; latte intero; milk from cow; cow milk; cows milk; fresh milk; vitamin d milk; homogenized milk; red top milk; milk whole; milk nfs; blue top milk; leite integral; mleko pelne; helmjolk; gyunyu; sut",
  ],
  [
    "14106",
    "white wine; chardonnay; pinot grigio; sauvignon blanc; wine white; champagne; prosecco; sparkling wine; blush; pink wine; rose wine; rose; rosé; blush wine; white zinfandel; riesling; vino blanco; zinfandel blush; wine rose; cava; cold duck; spumante; pink champagne; chablis; weisswein; vin blanc; liebfraumilch; gruner",
  ],
  [
    "14096",
    "red wine; wine; merlot; cabernet; cabernet sauvignon; shiraz; malbec; pinot noir; chianti; burgundy; vino tinto; glass of wine; wine red; rioja; claret; syrah; glass of red wine; bordeaux; vin rouge; zinfandel red; rotwein; vino rosso; sangiovese; tempranillo; beaujolais; table wine",
  ],
  // Fruit, vegetables, roots
  [
    "11251",
    "romaine; romaine lettuce; cos; cos lettuce; lechuga romana; lettuce romaine; little gem; romaine lettuce raw; leaf lettuce romaine; caesar lettuce",
  ],
  [
    "11253",
    "green leaf lettuce; leaf lettuce; green leaf; loose leaf lettuce; salad bowl lettuce; oak leaf lettuce; lettuce leaf",
  ],
  [
    "11250",
    "boston lettuce; bibb; bibb lettuce; butter lettuce; butterhead; deer tongue lettuce; limestone lettuce; round lettuce; buttercrunch; butterhead lettuce; boston or bibb lettuce; boston lettuce raw; living lettuce",
  ],
  [
    "16053",
    "broad beans; broad bean; fava beans; fava; habas; faba beans; horse beans; ful medames; ful; windsor beans; foul mudammas; feve; fave",
  ],
  ["16043", "pinto beans dry; mayo coba beans; canario beans; frijoles peruanos; azufrado beans"],
  [
    "16043",
    "pinto beans; pinto beans cooked; frijoles; frijoles pintos; frijoles de la olla; pintos; charro beans; pinquito beans; beans",
  ],
  [
    "11043",
    "bean sprouts; mung bean sprouts; beansprouts; sprouts; soybean sprouts; bean sprouts raw; mung sprouts; brotes de soja",
  ],
  ["11445", "kelp; kombu; sea moss; seaweed; sea vegetable; arame; raw seaweed; irish moss; ogo"],
  [
    "11667",
    "dried seaweed; spirulina; nori dried; seaweed dried; nori; nori sheet; roasted seaweed; kelp dried; dried kelp; gim; laver dried; kim",
  ],
  ["09231", "passion fruit; passionfruit; granadilla; maracuya; parcha; grenadilla"],
  [
    "09232",
    "passion fruit juice; lilikoi; lilikoi juice; passionfruit juice; jugo de parcha; jugo de maracuya",
  ],
  [
    "19296",
    "agave nectar; agave; agave syrup; blue agave; agave liquid; agave sweetener; agave liquid sweetener; maguey syrup; light agave; raw agave; miod; honung; bal; hachimitsu; honey bear; madhu",
  ],
  // Fish and meat
  [
    "15138",
    "imitation crab; imitation crab meat; surimi; crab stick; crab sticks; krab; sea legs; seafood sticks; kamaboko; fake crab; crabstick; imitation lobster; imitation seafood; kanikama; seafood salad sticks; king krab; louis kemp; mock crab; imitation crabmeat; batonnets de surimi",
  ],
  [
    "13399",
    "roast beef; beef roast; prime rib lean; rib roast lean; sunday roast beef; roast beef slices; rosbif; pot roast lean; roast beef dinner meat; beef roast lean; sirloin tip roast; beef oven roast; eye of round roast; rump roast; top round roast",
  ],
  [
    "07064",
    "sausage patty; breakfast sausage; pork sausage; sausage links; brown n serve sausage; breakfast link; breakfast sausage links; sausage; pork sausage links; sausage link; jimmy dean sausage; country sausage",
  ],
  [
    "07081",
    "sliced turkey; deli turkey; turkey breast lunch meat; turkey lunch meat; turkey lunchmeat; turkey slices; turkey luncheon meat; turkey breast deli; turkey loaf lunch meat; turkey breast sliced; turkey cold cut; smoked turkey deli; turkey prepackaged; lunchables turkey; luncheon turkey; turkey or chicken breast deli; chicken lunch meat; deli chicken; chicken breast deli; chicken luncheon meat",
  ],
  [
    "23575",
    "steak umm; steak-umms; steakums; sandwich steak; minute steak beef; sandwich steaks; philly steak meat; steak-ums; beef sandwich steak; carne macinata; mieso mielone; kottfars; hack",
  ],
  // Breakfast and cereals
  [
    "08143",
    "wheatena; zoom; ralston; whole wheat hot cereal; roman meal cereal; hot wheat cereal; whole wheat cereal; wheat hearts; multigrain hot cereal; hot cereal; 7 grain cereal; roman meal; bulgur cereal hot; cracked wheat cereal cooked",
  ],
  [
    "08105",
    "cream of wheat; farina; semolina porridge; malt-o-meal; malt o meal; coco wheats; farina cereal; griesbrei; cream of wheat cooked; instant cream of wheat; sooji porridge; crema de trigo",
  ],
  // Powders and baby
  [
    "43205",
    "instant breakfast powder; carnation instant breakfast powder; instant breakfast mix; carnation instant breakfast; instant breakfast; breakfast essentials; instant breakfast powdered; carnation breakfast essentials; breakfast drink powder",
  ],
  [
    "43528",
    "ensure; ensure plus; boost; boost plus; nutritional drink; nutrition shake; meal replacement drink; boost drink; osmolite; isocal; liquid nutrition; nutritional shake; meal replacement shake; resource drink; nutren; sustacal; jevity; nutritional drink or shake; slim fast shake regular; equate nutritional shake",
  ],
  [
    "06583",
    "ramen dry; dry ramen; ramen noodles dry; instant noodles dry; ramen brick; ramen packet dry; indomie dry; mi goreng dry",
  ],
  // Miscellany
  ["43158", "sugar twin; pink packet; sweet n low; sweet'n low"],
  [
    "19868",
    "monk fruit; monk fruit sweetener; monk fruit in the raw; lakanto; stevia powder; splenda packet; yellow packet; swerve; erythritol sweetener; sugar substitute monk fruit; purefruit",
  ],
  [
    "19218",
    "tapioca; tapioca pudding; pudding tapioca; kozy shack tapioca; tapioca cup; fish eye pudding; sago pudding; tapioca pudding cup",
  ],
  [
    "19263",
    "fruit bar frozen; frozen fruit bar; juice bar frozen; fruit popsicle; frozen juice bar; outshine bar; paleta; paletas; fruit juice bar; edy's fruit bar; dole fruit bar; whole fruit bar; limber; frozen fruit juice bar",
  ],
  [
    "19283",
    "popsicle; ice pop; freezer pop; ice lolly; otter pops; freeze pops; fla-vor-ice; freezer pops; freezie; icepop; double pop; twin pop; popsicles; bomb pop; flavor ice; flavored ice; mr freeze; eispop; ice block; twister lolly; zooper dooper; bolis; isglass",
  ],
  ["43406", "marmite; vegemite; yeast extract; promite; yeast extract spread; cenovis; bovril"],
  ["06599", "enchilada sauce; red enchilada sauce; green enchilada sauce; chile colorado sauce"],
  [
    "19281",
    "slush; slushie; slurpee; slushy; icee; slush puppy; frozen drink; slushee; snow cone; snowcone; raspado; shaved ice; piragua; granizado; sno cone; italian ice",
  ],
  ["04025", "mayonnaise; mayo; regular mayonnaise; real mayonnaise; hellmanns; mayonesa; majonez"],
  ["16123", "soy sauce; shoyu; salsa de soya; soya sauce; kikkoman"],
  ["01092", "instant milk; instant milk powder"],
  ["01200", "fat free whipped topping"],
  ["16252", "soy yogurt; soya yogurt; plain soy yogurt; soygurt"],
  ["01182", "reduced fat cheddar"],
  ["01208", "reduced fat provolone"],
  ["01045", "cold pack cheese; cold pack"],
  ["43278", "imitation cheddar"],
  ["43275", "low fat american cheese"],
  [
    "27052",
    "cheese dip with chili; cheese dip; con queso; chili con queso; salsa con queso; queso dip; chile con queso; queso with chiles",
  ],
  ["09112", "pink grapefruit; red grapefruit; ruby grapefruit"],
  ["09086", "custard apple"],
  ["09076", "cherries frozen; frozen cherries"],
  ["09201", "valencia orange"],
  ["09185", "melon balls"],
  ["35043", "huckleberry"],
  ["11199", "yardlong beans; long beans; snake beans"],
  ["11991", "yautia; tannier; malanga"],
  ["43143", "pickled cabbage; cabbage pickled"],
  ["11203", "cress; garden cress"],
  ["43392", "raw hearts of palm"],
  ["16041", "pink beans; frijoles rosados"],
  [
    "16020",
    "cranberry beans; roman beans; borlotti; borlotti beans; barlotti beans; october beans",
  ],
  [
    "16048",
    "yellow beans dried; peruano beans; canary beans; mayocoba beans; peruvian beans; peruano; mayocoba; azufrado",
  ],
  ["42262", "chicken sausage"],
  ["07919", "turkey breakfast sausage; turkey sausage link; turkey breakfast sausage links"],
  ["07934", "turkey kielbasa"],
  ["07960", "chicken bologna"],
  ["07090", "luncheon sausage"],
  ["07003", "beer salami; beerwurst"],
  ["07926", "italian salami; genoa salami"],
  ["07039", "lebanon bologna; lebanon bologna style"],
  ["07021", "dutch loaf; dutch brand loaf"],
  ["07035", "honey loaf"],
  ["07050", "mortadella"],
  ["07058", "pickle loaf; pickle and pimiento loaf"],
  ["07914", "sweet italian sausage"],
  ["17173", "moose; moose meat; elk steak moose"],
  ["17151", "beaver"],
  ["17182", "raccoon"],
  ["17176", "opossum; possum"],
  ["17344", "ground venison; ground deer; deer burger; venison burger"],
  ["17200", "lambs liver; lamb liver"],
  ["05116", "giblets; chicken giblets"],
  ["05160", "pigeon"],
  [
    "05324",
    "chicken patty; breaded chicken patty; chicken patties; chicken burger patty; breaded chicken cutlet frozen",
  ],
  ["15229", "cuttlefish"],
  ["90560", "snails; escargot; snail"],
  ["15250", "conch"],
  ["15024", "drum fish; drum"],
  ["15072", "fish roe; roe"],
  ["20139", "kamut; kamut cooked"],
  ["08176", "maltex"],
  ["43241", "familia"],
  ["18021", "boston brown bread"],
  ["18037", "oat bran bread"],
  ["43046", "nougat; nougat plain; turron; torrone; white nougat; nougatine"],
  ["03217", "zwieback; zwieback toast; anisette toast"],
  ["43410", "meatless chicken; vegetarian chicken; veggie chicken; vegan chicken breaded"],
  ["43137", "veggie meatloaf; vegetarian meatloaf; veggie loaf"],
  ["43132", "veggie meatballs; vegetarian meatballs; meatless meatballs; vegan meatballs"],
  ["42178", "tofu mayonnaise"],
  ["04027", "vegan mayonnaise; vegan mayo; egg free mayonnaise; eggless mayonnaise; vegenaise"],
  [
    "18375",
    "yeast; dry yeast; active dry yeast; instant yeast; yeast packet; bakers yeast; levure; hefe; lievito; levadura; nutritional yeast",
  ],
  ["18374", "cake yeast; fresh yeast; compressed yeast"],
  ["16261", "soy creamer vanilla"],
  ["19383", "toffee; toffees; toffee candy; english toffee; butter toffee; toffee pieces"],
  ["19858", "sugar coated almonds; jordan almonds; candied almonds; dragees almonds"],
  ["19153", "after eight"],
  ["19719", "apricot jam; apricot preserves"],
  ["06119", "chicken gravy; poultry gravy; chicken gravy canned"],
  ["06125", "turkey gravy; giblet gravy"],
  ["06152", "pizza sauce"],
  ["06165", "fish sauce condiment"],
  ["27050", "sweet and sour sauce"],
  ["43114", "soy vermicelli"],
  ["42270", "orange juice drink"],
  ["08393", "kashi golean cereal; kashi golean"],
  ["19239", "nutrageous bar; nutrageous"],
  ["18948", "sweet roll with frosting"],
  ["16111", "miso"],
  ["06979", "adobo fresco"],
  [
    "18952",
    "tostada shell; tostada shells; fried corn tortilla; hard tortilla; tostada corn; corn tostada shell",
  ],
  ["18961", "marie biscuits"],
  ["19217", "fruit ice no sugar added"],
  ["22528", "turkey pot pie"],
  ["22529", "beef pot pie"],
  ["27001", "hot and sour soup; soup hot and sour; chinese hot and sour soup"],
  ["27000", "egg drop soup; soup egg drop; egg flower soup"],
  ["27002", "wonton soup; soup wonton; won ton soup"],
  ["06036", "gazpacho; gazpacho soup"],
  ["06039", "minestrone chunky"],
  ["06040", "soup minestrone"],
  ["06445", "onion soup; french onion soup; soup onion"],
  ["06442", "mushroom barley soup"],
  ["06980", "beef stroganoff soup"],
  ["06409", "beef noodle soup"],
  ["06034", "crab soup"],
  ["06456", "shrimp soup; cream of shrimp soup"],
  ["06248", "oyster soup; oyster stew"],
  ["06211", "cheese soup; cheddar cheese soup"],
  ["06210", "cream of celery soup; celery soup"],
  [
    "06216",
    "cream of chicken soup; soup cream of chicken; cream of chicken soup prepared with milk",
  ],
  ["06201", "cream of asparagus soup; asparagus soup"],
  ["06253", "cream of potato soup; soup cream of potato"],
  ["06358", "tomato bisque; soup tomato bisque; tomato bisque soup"],
  ["06037", "lentil soup with ham"],
  ["06050", "split pea soup with ham; split pea and ham soup; pea and ham soup"],
  ["06747", "chicken wild rice soup"],
  ["21079", "nachos with jalapenos"],
  ["06440", "minestrone soup; minestrone; soup minestrone"],
  ["21070", "chimichanga; chimichangas; beef chimichanga"],
  ["06359", "cream of tomato soup; tomato soup with milk; tomato soup made with milk"],
  ["36602", "arroz frito; riz cantonais; arroz con camarones; gebratener reis; chahan"],
  ["36411", "plain tamale; tamale meatless"],
];
