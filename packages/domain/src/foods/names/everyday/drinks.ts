import type { EverydayNames } from "../../catalogue.ts";

/** Drinks, with and without alcohol, as people order them. */
export const drinkNames: EverydayNames = [
  // Coffee and tea
  [
    "14209",
    "coffee; black coffee; brewed coffee; filter coffee; drip coffee; americano; cafe americano; long black; coffee regular; coffee brewed; iced coffee black; cold brew; cold brew coffee; espresso and water; turkish coffee; french press coffee; cafe; kaffee; koffie",
  ],
  ["14210", "espresso; espresso shot; double espresso; expresso; ristretto; short black"],
  ["14201", "decaf; decaf coffee; decaffeinated coffee; sanka"],
  ["14215", "instant coffee; nescafe; instant coffee made up; folgers instant"],
  ["14214", "instant coffee powder; instant coffee granules; dry instant coffee"],
  [
    "14229",
    "general foods international coffee powder; flavored instant coffee mix; international coffee",
  ],
  ["14228", "cappuccino mix; cappuccino powder; instant cappuccino dry"],
  ["14237", "postum; coffee substitute; cereal coffee; chicory coffee; barley coffee; caro; inka"],
  [
    "14355",
    "tea; black tea; hot tea; brewed tea; cup of tea; english breakfast tea; earl grey; green tea; tea unsweetened; iced tea unsweetened; unsweetened iced tea; unsweet tea; oolong tea; white tea; sencha; matcha tea; darjeeling; assam tea; pu erh; te; the vert; builders tea; cuppa; rooibos with nothing",
  ],
  ["14352", "decaf tea; decaffeinated tea"],
  [
    "14381",
    "herbal tea; herb tea; mint tea; peppermint tea; ginger tea; lemon tea without sugar; rooibos; rooibos tea; fruit tea; hibiscus tea unsweetened",
  ],
  ["14545", "chamomile tea; camomile tea"],
  [
    "14371",
    "iced tea; sweet tea; sweetened iced tea; iced tea sweetened; southern sweet tea; tea with sugar; sweetened tea; tea presweetened with sugar; lemon iced tea; mcdonalds sweet tea; fast food sweet tea",
  ],
  [
    "14376",
    "diet iced tea; diet tea; iced tea diet; crystal light iced tea; tea with low calorie sweetener",
  ],
  ["14137", "nestea; bottled iced tea; bottled tea; iced tea bottled; tea iced bottled"],
  ["14475", "arizona iced tea; arizona tea; snapple tea; snapple iced tea"],
  ["14476", "lipton brisk; brisk iced tea; lipton iced tea"],
  ["14649", "agua de jamaica; jamaica drink; sorrel drink; hibiscus drink"],
  // Water
  [
    "14411",
    "water; tap water; plain water; drinking water; glass of water; ice water; iced water; hot water; filtered water; well water drinking; ice; ice cubes; agua; eau; wasser",
  ],
  [
    "14555",
    "bottled water; mineral water; spring water; still water; dasani; aquafina; evian; fiji water; poland spring; deer park water; smart water; purified water",
  ],
  [
    "14121",
    "sparkling water; soda water; club soda; seltzer; seltzer water; carbonated water; fizzy water; perrier; san pellegrino; la croix; lacroix; bubly; sparkling mineral water; flavored sparkling water; diet tonic; carbonated water unsweetened",
  ],
  ["14155", "tonic; tonic water; quinine water; indian tonic water; bitter lemon"],
  [
    "14605",
    "vitamin water; vitaminwater; glaceau vitamin water; enhanced water; fortified water; sobe lifewater",
  ],
  ["14462", "propel; propel water; fitness water; propel fitness water"],
  // Soft drinks
  [
    "14400",
    "coke; cola; coca cola; pepsi; pepsi cola; soda; pop; soft drink; carbonated soft drink; rc cola; regular coke; coke classic; coca cola classic; cherry coke; vanilla coke; pepsi regular; fizzy drink; coke with ice; fountain drink; cola regular; jolt; inca kola; dr thunder",
  ],
  ["14147", "caffeine free coke; caffeine free cola; caffeine free pepsi; decaf cola"],
  [
    "14416",
    "diet coke; coke zero; diet cola; diet pepsi; pepsi max; pepsi one; coke light; coca cola light; coca cola zero; cola zero; diet soda; diet soft drink; diet pop; diet dr pepper; tab soda; zero sugar soda; sugar free soda; zero coke; coke no sugar; diet cherry coke",
  ],
  [
    "14146",
    "caffeine free diet coke; caffeine free diet pepsi; diet caffeine free cola; caffeine free diet soda",
  ],
  [
    "14143",
    "diet sprite; sprite zero; diet 7up; diet seven up; diet ginger ale; diet root beer; diet orange soda; diet lemon lime; fresca; diet cream soda; diet mountain dew; diet sunkist; diet fruit soda; fanta zero; diet lemonade soda; diet fruit flavored soda",
  ],
  ["14153", "dr pepper; dr. pepper; mr pibb; pepper type soda; pibb xtra; doctor pepper"],
  [
    "14145",
    "sprite; lemon lime soda; 7up; seven up; 7 up; sierra mist; lemon lime soft drink; lemonade soda; citrus soda; starry; squirt; bitter lemon soda; limonada soda",
  ],
  ["14144", "mountain dew; mtn dew; mello yello; surge; kick soda"],
  [
    "14150",
    "orange soda; fanta; fanta orange; sunkist; orange crush; orangina; slice orange; minute maid orange soda; fruit soda; fruit flavored soda; strawberry soda; crush; big red; pineapple soda; irn bru; tango orange",
  ],
  ["14142", "grape soda; grape fanta; welchs grape soda; grape crush; grape nehi"],
  ["14136", "ginger ale; canada dry; schweppes ginger ale; vernors"],
  [
    "14157",
    "root beer; a and w root beer; barqs; mug root beer; birch beer; sarsaparilla; ginger beer",
  ],
  ["14130", "cream soda; red cream soda; vanilla soda"],
  ["14552", "chocolate soda; yoohoo soda"],
  [
    "14305",
    "malt beverage; malta goya; maltin; non alcoholic beer; nonalcoholic beer; alcohol free beer; near beer; o douls; odouls; sharps beer; heineken zero; malt drink; clausthaler; becks blue",
  ],
  // Juice
  [
    "09206",
    "orange juice; oj; fresh orange juice; freshly squeezed orange juice; squeezed orange juice; orange juice fresh; jugo de naranja; zumo de naranja; jus d orange; orangensaft; 100% orange juice",
  ],
  [
    "09209",
    "carton orange juice; tropicana; tropicana orange juice; simply orange; orange juice chilled; minute maid orange juice; orange juice from carton; orange juice canned bottled or in a carton; floridas natural",
  ],
  ["09215", "orange juice from concentrate; frozen orange juice; orange juice from frozen"],
  [
    "09210",
    "calcium fortified orange juice; orange juice with calcium; orange juice calcium added",
  ],
  [
    "09016",
    "apple juice; apple cider; mott's apple juice; motts; sweet cider; unfermented cider; jugo de manzana; cloudy apple juice; apfelsaft; apple juice 100%; treetop apple juice; juicy juice; juicy juice apple",
  ],
  [
    "09135",
    "grape juice; welchs; welchs grape juice; purple grape juice; white grape juice; red grape juice; 100% grape juice; fruit juice; fruit juice blend; mixed fruit juice; 100% fruit juice; juice blend; juice; acai juice; acai berry juice; acai juice blend",
  ],
  ["09273", "pineapple juice; dole pineapple juice; jugo de pina; pineapple juice 100%"],
  [
    "09128",
    "grapefruit juice; fresh grapefruit juice; grapefruit juice 100%; ruby red grapefruit juice",
  ],
  [
    "14242",
    "cranberry juice; cranberry cocktail; cranberry juice cocktail; ocean spray; ocean spray cranberry; cranberry juice drink; craisin juice; cranapple; cran raspberry; cran grape",
  ],
  [
    "14243",
    "diet cranberry juice; light cranberry juice; cranberry juice light; ocean spray light; diet ocean spray cranberry; low calorie cranberry juice",
  ],
  ["43382", "cranberry juice unsweetened; pure cranberry juice; 100% cranberry juice"],
  ["09294", "prune juice; plum juice; sunsweet prune juice"],
  ["11886", "tomato juice; v8 tomato juice; sacramento tomato juice; jugo de tomate"],
  [
    "11578",
    "v8; vegetable juice; v8 juice; vegetable cocktail; low sodium v8; vegetable juice cocktail; mixed vegetable juice; snap e tom; bloody mary mix; clamato",
  ],
  ["11655", "carrot juice"],
  ["09442", "pomegranate juice; pom; pom wonderful; pom juice"],
  ["09232", "passion fruit juice; maracuya juice; lilikoi juice; jugo de parcha"],
  ["09152", "lemon juice; juice of a lemon; squeeze of lemon; fresh lemon juice; jus de citron"],
  ["09153", "bottled lemon juice; realemon; real lemon juice; jif lemon"],
  ["09160", "lime juice; juice of a lime; fresh lime juice; jugo de limon"],
  ["09036", "apricot nectar"],
  ["09436", "mango nectar; mango juice; mango drink; jugo de mango; jumex mango"],
  ["09435", "guava nectar; guava juice; jugo de guayaba"],
  ["09251", "peach nectar; peach juice; jugo de melocoton"],
  ["09262", "pear nectar; pear juice; jugo de pera"],
  ["09229", "papaya nectar; papaya juice"],
  ["09434", "soursop nectar; guanabana nectar; guanabana juice; graviola juice"],
  ["09437", "tamarind nectar; tamarind drink; agua de tamarindo"],
  ["09452", "orange pineapple juice; pineapple orange juice"],
  [
    "14635",
    "v8 fusion; fruit and vegetable juice; vegetable and fruit juice; green juice; naked juice; apple and eve fruitables; green machine; vegetable fruit juice blend",
  ],
  ["12119", "coconut water; vita coco; agua de coco; zico; coconut juice"],
  // Fruit drinks
  [
    "14267",
    "fruit punch; hawaiian punch; fruit drink; juice drink; capri sun; hi c; hi-c; kool aid; sunny d; sunny delight; fruit juice drink; juice box; tampico; fruitopia; bug juice; fruit cocktail drink; ribena; squash drink; orange squash; cordial; juice pouch; tropicana twister; five alive; snapple fruit drink; ssips; little hug; snapple; kool aid jammers; minute maid coolers; bacardi mixer; welchs fruit punch; fruit juice cocktail; fruitworks",
  ],
  [
    "14645",
    "fruit flavored drink; kool aid bursts; kool aid koolers; squeezit; mondo; ready to drink kool aid; little hugs barrels; jungle juice",
  ],
  [
    "14541",
    "kool aid from mix; kool aid mix prepared; fruit drink from powder; powdered fruit drink prepared; flavor aid; wylers; powdered drink mix prepared; tang; tang made with water; orange drink from powder; fruit flavored drink powdered reconstituted; fruit drink made from mix",
  ],
  ["14407", "tang powder; orange drink powder; dry tang"],
  ["14323", "orange drink; orangeade; sunny delight orange; naranjada"],
  ["14282", "grape drink; grape juice drink; grapeade; welchade"],
  [
    "14293",
    "lemonade; fresh lemonade; homemade lemonade; minute maid lemonade; pink lemonade; limonada; limonana; simply lemonade; frozen lemonade made up; lemonade from concentrate; country time; old fashioned lemonade",
  ],
  [
    "14297",
    "lemonade from mix; country time lemonade; powdered lemonade made up; lemonade from powder; crystal lemonade",
  ],
  [
    "14296",
    "lemonade powder; lemonade mix; country time mix; powdered lemonade; dry lemonade mix; drink mix powder; kool aid powder with sugar; fruit flavored drink powder; kool aid sugar sweetened mix; presweetened drink powder",
  ],
  [
    "14290",
    "diet lemonade; crystal light; crystal light lemonade; light lemonade; sugar free lemonade; sugar free kool aid; diet fruit drink; sugar free drink mix; diet kool aid; sugar free tang; mio; low calorie fruit drink; sugar free fruit punch; crystal light fruit punch; diet snapple; low calorie lemonade",
  ],
  ["14303", "limeade; limeaid; lime drink; cherry limeade"],
  // Sports and energy drinks
  [
    "14460",
    "gatorade; sports drink; isotonic drink; lucozade sport; all sport; electrolyte drink; thirst quencher; pocari sweat; aquarius drink",
  ],
  ["14461", "powerade; power ade"],
  ["14644", "g2; gatorade g2; low calorie gatorade; diet gatorade; gatorade zero"],
  ["14599", "powerade zero"],
  [
    "14154",
    "red bull; energy drink; redbull; energy drinks; lucozade energy; no fear; full throttle energy",
  ],
  [
    "14156",
    "sugar free red bull; sugarfree red bull; red bull sugar free; diet energy drink; sugar free energy drink; monster zero; rockstar zero; low calorie energy drink; celsius; bang energy",
  ],
  ["14627", "monster; monster energy; monster energy drink; monster drink"],
  ["14629", "rockstar; rockstar energy"],
  ["14625", "amp energy; amp"],
  ["14640", "vault; vault soda"],
  ["43075", "pedialyte; electrolyte solution; rehydration drink; oral rehydration; dioralyte"],
  // Milk drinks
  [
    "14177",
    "chocolate milk from powder; nesquik chocolate made up; nestle quik; chocolate milk made from syrup; milk with chocolate powder",
  ],
  [
    "01102",
    "chocolate milk; chocolate milk whole; choccy milk; whole chocolate milk; leche con chocolate; leche chocolatada; nesquick ready to drink; chocomilk; choco milk; lait chocolate; cacaolat; trumoo; kakao trinken; chocolate milk drink",
  ],
  [
    "01103",
    "chocolate milk 2%; reduced fat chocolate milk; yoohoo; yoo hoo; chocolate drink; chocolate flavored drink",
  ],
  [
    "01104",
    "lowfat chocolate milk; chocolate milk low fat; 1% chocolate milk; chocolate milk 1%; skim chocolate milk; fat free chocolate milk; nonfat chocolate milk",
  ],
  [
    "01105",
    "hot chocolate; hot cocoa; cocoa; hot chocolate with milk; drinking chocolate; cacao drink; chocolate caliente; cioccolata calda; starbucks hot chocolate; champurrado drink; chocolat chaud; heisse schokolade; varm choklad; ovaltine hot",
  ],
  [
    "14194",
    "hot chocolate with water; hot cocoa from mix; swiss miss; swiss miss made up; cocoa from packet; hot cocoa made with water; nestle hot cocoa",
  ],
  [
    "14390",
    "sugar free hot chocolate; diet hot cocoa; sugar free swiss miss; no sugar added hot cocoa",
  ],
  [
    "14192",
    "hot cocoa mix; cocoa mix; hot chocolate powder; hot chocolate mix; swiss miss mix; drinking chocolate powder; cocoa powder with sugar",
  ],
  [
    "14175",
    "nesquik; nesquik powder; chocolate milk powder; chocolate drink mix; quik; chocolate powder",
  ],
  ["14318", "ovaltine; horlicks; malted milk; malted milk drink; milo drink; ovomaltine; milo"],
  ["14317", "ovaltine powder; milo powder; malted milk powder; horlicks powder"],
  [
    "14351",
    "strawberry milk; pink milk; strawberry nesquik; leche de fresa; banana milk; vanilla milk; flavored milk; licuado de leche",
  ],
  [
    "01057",
    "eggnog; egg nog; rompope; ponche crema; coquito without alcohol; boiled custard drink",
  ],
  [
    "01110",
    "chocolate shake; chocolate milkshake; thick shake; milkshake chocolate; frappe chocolate; chocolate malt",
  ],
  [
    "01111",
    "vanilla shake; milkshake; vanilla milkshake; milk shake; shake; thick vanilla shake; strawberry milkshake; malted milkshake; malt shake; banana milkshake; frappe; licuado; batido; milkshake homemade; strawberry shake",
  ],
  ["14638", "horchata; horchata de arroz; agua de horchata; rice horchata; orxata"],
  ["14639", "rice milk; rice drink; rice beverage; oat milk; oatmilk; oatly; oat drink; hemp milk"],
  [
    "16139",
    "soy milk; soymilk; silk soy milk; soya milk; soy drink; vanilla soy milk; leche de soya; silk; soya drink; bean milk; soybean milk",
  ],
  ["16222", "unsweetened soy milk; unsweetened soymilk"],
  ["16225", "light soy milk; lite soymilk; low fat soy milk"],
  ["16168", "chocolate soy milk; chocolate soymilk"],
  [
    "01223",
    "protein powder; whey protein; muscle milk powder; whey powder protein; protein shake powder; casein powder; whey protein powder; protein supplement powder; gainer powder",
  ],
  ["01250", "glucerna; diabetic shake; boost glucose control"],
  [
    "16152",
    "ensure; boost; nutritional shake; meal replacement shake; liquid nutrition; ensure shake; boost shake; nutrition drink; carnation breakfast drink; slim fast; slimfast; slim fast shake; meal replacement drink; nutrament; sustacal; jevity; osmolite; isocal; nutren; resource drink",
  ],
  ["43528", "ensure plus; boost plus"],
  // Beer, wine and spirits
  [
    "14003",
    "beer; lager; ale; stout; guinness; beer regular; budweiser; heineken; corona; draft beer; draught beer; pilsner; bitter; pale ale; ipa; cerveza; bier; biere; birra; cerveja; wheat beer; porter; pint of beer; pint of lager; craft beer; stella artois; carlsberg; modelo; coors; miller; sam adams; real ale; shandy beer; cider; hard cider; dry cider; strongbow; busch beer; pabst; weissbier; hefeweizen; dos equis; tecate; sapporo; asahi; kronenbourg; beck's; mexican beer; ice beer",
  ],
  [
    "14006",
    "light beer; lite beer; bud light; miller lite; coors light; michelob light; beer light; natural light; low calorie beer; corona light; busch light; keystone light",
  ],
  ["14013", "michelob ultra; low carb beer; ultra light beer; miller 64; bud select 55"],
  [
    "14096",
    "red wine; wine; wine red; glass of red wine; merlot; cabernet sauvignon; pinot noir; shiraz; malbec; rioja; chianti; burgundy; bordeaux; zinfandel; vino tinto; rotwein; vin rouge; syrah; claret; cabernet; tempranillo; beaujolais; port style red; table wine; sangiovese; mulled wine; gluhwein; vino; house wine; dry red wine; barolo; red table wine; cotes du rhone; montepulciano; grenache",
  ],
  [
    "14106",
    "white wine; wine white; glass of white wine; chardonnay; sauvignon blanc; pinot grigio; riesling; prosecco; champagne; sparkling wine; cava; rose; rose wine; blush wine; white zinfandel; vino blanco; chablis; dry white wine; asti; wine spritzer; vinho verde; weisswein; vin blanc; sekt; muscadet; gruner veltliner; pink wine; pinot gris; white table wine; bubbly; brut; rhine wine; lambrusco; spumante",
  ],
  [
    "14057",
    "dessert wine; port; port wine; sherry; sweet wine; marsala; vermouth sweet; madeira; moscato dessert; cream sherry; muscatel; tokaji; ice wine; sauternes; sweet sherry; plum wine; mirin; ruby port",
  ],
  ["14536", "dry sherry; dry dessert wine; vermouth; dry vermouth; dry marsala"],
  ["14553", "nonalcoholic wine; non alcoholic wine; alcohol free wine; dealcoholized wine"],
  ["43155", "light wine; wine cooler light; low calorie wine"],
  ["43154", "cooking wine"],
  ["43479", "sake; rice wine; nihonshu; soju; makgeolli"],
  [
    "14037",
    "whiskey; vodka; gin; rum; tequila; brandy; cognac; scotch; bourbon; spirits; liquor; shot of vodka; shot of tequila; whisky; jack daniels; bacardi; smirnoff; johnnie walker; jameson; mezcal; grappa; ouzo; schnapps; aquavit; arrack; ron; rye whiskey; absinthe; raki; pisco; cachaca; captain morgan; grey goose; absolut; crown royal; jim beam; hard liquor; distilled spirits; rum and diet coke shot; scotch whisky; scotch and water base",
  ],
  [
    "14414",
    "liqueur; coffee liqueur; kahlua; tia maria; amaretto; grand marnier; cointreau; triple sec; limoncello; sambuca; anisette; cordial liqueur; drambuie; galliano; cherry brandy; southern comfort; midori; frangelico; chambord; curacao; benedictine; chartreuse",
  ],
  [
    "14415",
    "baileys; irish cream; cream liqueur; baileys irish cream; coffee and cream liqueur; amarula; sheridans; rumchata",
  ],
  ["14034", "creme de menthe; peppermint schnapps liqueur; creme de cacao; creme de cassis"],
  ["14010", "daiquiri; strawberry daiquiri; frozen daiquiri; banana daiquiri; daiquiri homemade"],
  ["14017", "pina colada; colada; chi chi drink"],
  ["14019", "tequila sunrise"],
  ["14029", "whiskey sour; amaretto sour; vodka sour; scotch sour; apricot sour"],
  [
    "14028",
    "margarita mix; sour mix; sweet and sour mix; daiquiri mix; cocktail mixer; whiskey sour mix",
  ],
];
