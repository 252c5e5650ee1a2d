import type { EverydayNames } from "../../catalogue.ts";

export const meatAndFishNames: EverydayNames = [
  // Poultry
  [
    "05064",
    "chicken breast; grilled chicken breast; roast chicken breast; baked chicken breast; skinless chicken breast; boneless skinless chicken breast; chicken breast skinless; pechuga de pollo; grilled chicken; grilled chicken strips; chicken fillet; chicken breast cooked; cooked chicken breast; pechuga; chicken breast grilled without skin; chicken breast baked; white meat chicken; chicken breast fillet; hahnchenbrust; broiled chicken breast; rotisserie chicken breast skinless; air fried chicken breast; blanc de poulet; filet de poulet; petto di pollo; peito de frango; piers z kurczaka; kycklingfile; kycklingbrost; kipfilet; tavuk gogsu; mune niku; poulet grille",
  ],
  ["05062", "raw chicken breast; uncooked chicken breast; chicken breast raw"],
  ["05060", "chicken breast with skin; roast chicken breast with skin; chicken breast skin eaten"],
  [
    "05009",
    "chicken; roast chicken; rotisserie chicken; roasted chicken; baked chicken; pollo; whole chicken; poulet; pollo asado; hahnchen; chicken with skin; broiled chicken; costco chicken; pollo a la brasa; chicken nfs; barbecued chicken plain; chicken baked; tandoori chicken; jerk chicken; pollo al horno; smoked chicken; poulet roti; peri peri chicken; nandos chicken; chicken tikka; huhn; frango; galinha; kurczak; kyckling; kip; murgh; tavuk; tori; broiler chicken",
  ],
  [
    "05013",
    "chicken without skin; chicken meat; roast chicken without skin; shredded chicken; cooked chicken; pulled chicken; diced chicken; chicken pieces; chicken meat only; skinless chicken; leftover chicken; chicken strips grilled; fajita chicken; chopped chicken; chicken skin not eaten",
  ],
  ["05014", "stewed chicken; boiled chicken; poached chicken; chicken boiled; pollo hervido"],
  [
    "05094",
    "chicken thigh; chicken thighs; roast chicken thigh; chicken thigh with skin; muslo de pollo; contramuslo; rotisserie chicken thigh; cuisse de poulet; hahnchenschenkel; coscia di pollo; coxa de frango; udko; kycklinglar; boneless thigh",
  ],
  [
    "05098",
    "skinless chicken thigh; chicken thigh without skin; chicken thigh skinless; boneless chicken thigh; boneless skinless chicken thigh",
  ],
  [
    "05069",
    "chicken drumstick; drumstick; drumsticks; chicken drumsticks; roast drumstick; chicken drumstick with skin; baked drumstick",
  ],
  ["05073", "skinless drumstick; drumstick without skin"],
  [
    "05078",
    "chicken leg; chicken leg quarter; chicken legs; pierna de pollo; leg quarter; chicken quarter",
  ],
  [
    "05103",
    "chicken wing; chicken wings; baked wings; roasted chicken wings; alitas de pollo; grilled chicken wing; roast chicken wing; plain wings; wings baked; alitas; ailes de poulet; hahnchenflugel; wingettes; drumettes; boneless wings; ali di pollo; asas de frango; skrzydelka; wing stop; tebasaki",
  ],
  [
    "05101",
    "fried chicken wings; hot wings; fried wings; battered wings; breaded chicken wings; buffalo wing; wings; korean fried chicken wings; buffalo wings; bbq wings; party wings",
  ],
  ["05007", "battered chicken; chicken fried in batter"],
  [
    "05008",
    "fried chicken; southern fried chicken; pollo frito; chicken fried; kentucky fried chicken; kfc; kfc chicken; popeyes chicken; breaded fried chicken; homemade fried chicken; fried chicken with skin; churchs chicken; bucket of chicken; oven fried chicken; chicken coated fried; poulet frit; backhendl; frango frito; bojangles chicken; chicken maryland; kyckling friterad; ayam goreng",
  ],
  [
    "05059",
    "fried chicken breast; chicken breast fried; breaded chicken breast; coated chicken breast; kfc breast; pan fried chicken breast with skin",
  ],
  ["05093", "fried chicken thigh; kfc thigh; chicken thigh fried; coated chicken thigh"],
  [
    "05068",
    "fried chicken drumstick; fried drumstick; fried chicken leg; kfc drumstick; coated drumstick",
  ],
  [
    "22974",
    "chicken nuggets; chicken nugget; nuggets; mcnuggets style; popcorn chicken; dino nuggets; chicken bites; chicken fingers frozen; chicken fries; breaded chicken pieces; chicken goujons",
  ],
  [
    "21401",
    "chicken tenders; chicken fingers; chicken strips; chicken tender; crispy chicken strips; breaded chicken strips; chicken finger; chicken strip fast food; crispy chicken; tenders; chicken selects",
  ],
  [
    "05325",
    "chicken schnitzel; breaded chicken; chicken cutlet; chicken kiev; milanesa de pollo; breaded chicken cutlet; pollo empanizado; chicken parmesan plain; chicken katsu; pollo empanado; chicken cordon bleu; cotoletta di pollo; chicken escalope",
  ],
  [
    "05333",
    "ground chicken; chicken mince; minced chicken; cooked ground chicken; chicken meatball plain; pollo molido",
  ],
  ["05028", "chicken liver; chicken livers; liver chicken; higado de pollo"],
  ["05024", "gizzard; chicken gizzards; mollejas de pollo; gizzards"],
  ["05026", "chicken heart; chicken hearts"],
  ["05335", "chicken feet; chicken paws; patas de pollo"],
  ["05018", "chicken skin; chicken tail; crispy chicken skin"],
  ["05277", "canned chicken; chicken canned; tinned chicken; chicken in a can"],
  [
    "07933",
    "chicken lunch meat; deli chicken; sliced chicken; chicken slices; chicken deli meat; chicken breast deli; chicken cold cuts",
  ],
  [
    "05166",
    "turkey; roast turkey; turkey with skin; pavo; turkey dinner meat; thanksgiving turkey; smoked turkey; turkey nfs; truthahn; dinde; turkey baked; tacchino; peru carne; indyk; kalkon; guajolote",
  ],
  [
    "05168",
    "turkey without skin; turkey meat; roast turkey without skin; turkey cooked; diced turkey",
  ],
  [
    "05186",
    "turkey breast; roast turkey breast; turkey breast roasted; pechuga de pavo; light meat turkey; white meat turkey; turkey tenderloin; turkey breast cooked",
  ],
  ["05188", "dark meat turkey; turkey thigh; turkey dark meat"],
  ["05194", "turkey leg; turkey drumstick; smoked turkey leg"],
  ["05196", "turkey wing; turkey wings"],
  [
    "05306",
    "ground turkey; turkey mince; turkey burger; cooked ground turkey; turkey patty; minced turkey; turkey burger patty; lean ground turkey; pavo molido; turkey meatball plain; 93% lean ground turkey",
  ],
  [
    "07081",
    "deli turkey; sliced turkey; turkey slices; turkey lunch meat; turkey cold cuts; deli turkey breast; turkey deli meat; smoked turkey breast; lunch meat turkey; oven roasted turkey slices; honey turkey; jamon de pavo rebanado; turkey ham slice; low fat lunch meat; turkey luncheon meat",
  ],
  ["07080", "turkey ham; jamon de pavo"],
  ["42130", "turkey bacon; beef bacon alternative; bacon turkey; halal bacon"],
  [
    "07958",
    "turkey sausage; turkey sausage patty; lean sausage; chicken apple sausage; aidells sausage; turkey sausage cooked",
  ],
  [
    "07927",
    "turkey smoked sausage; smoked turkey sausage; turkey polska kielbasa; turkey italian sausage",
  ],
  ["07011", "turkey bologna"],
  [
    "07025",
    "turkey hot dog; turkey dog; chicken hot dog; turkey frank; chicken frank; turkey franks; chicken dog; poultry hot dog; halal hot dog",
  ],
  [
    "05140",
    "duck; roast duck; peking duck; pato; duck with skin; duck confit; pressed duck; roasted duck; crispy duck; canard; ente; anatra; kaczka",
  ],
  ["05142", "duck breast; duck without skin; duck meat; roast duck without skin"],
  ["05147", "goose; roast goose"],
  ["05308", "cornish hen; cornish game hen; game hen; poussin"],
  ["43282", "quail; roast quail; codorniz"],
  ["43283", "pheasant; partridge; grouse"],
  ["43287", "squab; dove"],
  ["05642", "ostrich; emu; ostrich steak; ostrich burger"],
  // Beef
  [
    "23573",
    "hamburger patty; beef patty; burger patty; beef burger; hamburger patty cooked; hamburger steak; frikadelle; burger no bun; chopped steak; ground beef patty; hamburger meat; beefburger patty; salisbury steak plain; swiss steak ground",
  ],
  [
    "23575",
    "ground beef; beef mince; minced beef; mince; cooked ground beef; hamburger meat cooked; carne molida; carne picada; hackfleisch; picadillo plain; mince beef; 80/20 beef; ground chuck; 80 lean ground beef; ground meat; beef crumbles; regular ground beef; browned ground beef; keema plain; taco meat; beef ground cooked; carne molida de res; haleem meat; viande hachee; gehakt",
  ],
  [
    "23570",
    "lean ground beef; 85% lean ground beef; lean mince; ground round; 85/15 ground beef; ground beef lean",
  ],
  [
    "23565",
    "extra lean ground beef; 90% lean ground beef; 90 lean ground beef; ground sirloin; 93% lean ground beef; extra lean mince; 90/10 ground beef",
  ],
  ["23560", "95% lean ground beef; 96% lean ground beef; 5% fat mince; 95 lean beef; 5% mince"],
  ["23572", "raw ground beef; raw mince; ground beef raw; uncooked ground beef"],
  [
    "13361",
    "beef; cooked beef; beef meat; res; carne de res; rindfleisch; boeuf; carne asada; carne; beef nfs; shredded beef; stew beef; beef cubes; beef strips; beef cooked; diced beef; stewing beef; beef kebab; shish kebab; manzo; beef fajita meat; stew meat; beef stew meat; barbacoa; machaca; ropa vieja plain; carne mechada",
  ],
  [
    "13399",
    "roast beef; beef roast; round roast; pot roast lean; bottom round; rump roast; silverside; topside; rosbif; beef joint; roast beef slice; sunday roast beef; sauerbraten; roastbeef",
  ],
  ["13415", "eye of round; eye round roast"],
  [
    "13373",
    "pot roast; chuck roast; braised beef; chuck steak; beef pot roast; arm roast; blade roast; shoulder roast; beef chuck; braised steak",
  ],
  [
    "13451",
    "steak; sirloin steak; sirloin; beef steak; rump steak; grilled steak; bistec; bifteck; bife; biftek; steak cooked; top sirloin; beefsteak; bistek; bistec de res; steak nfs; broiled steak; steak meat; cube steak; minute steak; frying steak; solomillo steak; biefstuk; befsztyk; lomo de res",
  ],
  [
    "13391",
    "ribeye; rib eye; ribeye steak; rib eye steak; scotch fillet; delmonico; entrecote; rib steak; prime rib steak; ojo de bife",
  ],
  [
    "13445",
    "strip steak; new york strip; ny strip steak; new york steak; club steak; kansas city strip",
  ],
  ["13473", "t-bone; t bone steak; t-bone steak"],
  ["13459", "porterhouse; porterhouse steak"],
  [
    "13439",
    "filet mignon; tenderloin steak; fillet steak; beef fillet; beef tenderloin; tournedos; chateaubriand; solomillo; lomo; tenderloin; eye fillet",
  ],
  ["13948", "flank steak; london broil; bavette; fajita steak; flank; arrachera; bavette steak"],
  ["13979", "skirt steak; hanger steak; carne asada steak; entrana; churrasco; onglet"],
  ["13953", "tri tip; tri-tip; tri tip roast"],
  ["13826", "prime rib; rib roast; standing rib roast; prime rib roast; prime ribs"],
  [
    "13367",
    "brisket; beef brisket; smoked brisket; bbq brisket; texas brisket; brisket of beef; barbecue brisket",
  ],
  [
    "13148",
    "short ribs; beef ribs; beef short ribs; galbi; beef spare ribs; asado de tira; kalbi; back ribs beef",
  ],
  ["13228", "beef shank; shin of beef; osso buco plain; ossobuco; shin beef"],
  [
    "07043",
    "roast beef deli; deli roast beef; sliced roast beef; roast beef slices; roast beef lunch meat; deli beef; beef lunch meat; chipped beef fresh; pastrami lean",
  ],
  ["13350", "dried beef; chipped beef; cured beef; carne seca; bresaola; bundnerfleisch"],
  [
    "13347",
    "corned beef; corned beef brisket; salt beef; boiled corned beef; corned beef cooked; silverside corned",
  ],
  ["13348", "canned corned beef; bully beef; tinned corned beef; corned beef canned; carne bif"],
  ["13355", "pastrami; beef pastrami; smoked meat; montreal smoked meat"],
  ["22908", "corned beef hash; hash; corned beef hash canned; roast beef hash"],
  [
    "13327",
    "beef liver; liver; calf liver; liver and onions; higado; cow liver; fried liver; higado de res; leber; foie",
  ],
  ["13340", "beef tongue; tongue; lengua; lengua de res; ox tongue"],
  ["13341", "tripe; menudo tripe; mondongo tripe; callos; panza; cow tripe"],
  ["13322", "beef heart; corazon de res; heart"],
  ["13324", "beef kidney; kidney; rinones; kidneys"],
  ["13319", "beef brain; brains; sesos; brain"],
  // Pork
  [
    "10124",
    "bacon; fried bacon; streaky bacon; crispy bacon; bacon strip; bacon slices; tocino; tocineta; bacon rasher; cooked bacon; speck; bacon cooked; pork bacon; center cut bacon; lardons; bacon bits real; real bacon bits; streaky rashers; smoked bacon; oven baked bacon; pancetta; boczek",
  ],
  ["10123", "raw bacon; uncooked bacon; bacon raw"],
  [
    "10131",
    "canadian bacon; back bacon; peameal bacon; bacon medallions; bacon canadian; back bacon rasher; lomo ahumado",
  ],
  ["43212", "bacon bits; bac os; bacon flavored bits; imitation bacon bits; bacos; bacon chips"],
  [
    "10136",
    "ham; baked ham; roast ham; jamon; jamon cocido; gammon; honey baked ham; cooked ham; smoked ham; glazed ham; ham steak; gammon steak; ham slice; schinken; holiday ham; jambon; prosciutto cotto; ham nfs; honey ham; york ham; jamon york; ham cooked; szynka; skinka; presunto",
  ],
  ["10134", "lean ham; extra lean ham; ham lean"],
  [
    "07029",
    "deli ham; ham lunch meat; sliced ham; ham slices; lunch meat ham; boiled ham; sandwich ham; ham deli; wafer thin ham; ham cold cuts; cooked ham slice; jamon dulce; ham luncheon meat; black forest ham",
  ],
  [
    "07028",
    "low fat deli ham; 96% fat free ham; extra lean deli ham; lean ham slices; reduced fat ham",
  ],
  ["10140", "canned ham; ham canned"],
  [
    "07276",
    "spam; luncheon meat; canned luncheon meat; treet; tinned luncheon meat; luncheon meat canned; spam fried",
  ],
  ["07277", "spam lite; spam light; lite spam"],
  [
    "10038",
    "pork chop; pork chops; grilled pork chop; chuleta de cerdo; broiled pork chop; chuleta; center cut pork chop; pork chop cooked; pork loin chop; kotelett; chuletas; chuletas de cerdo; baked pork chop; smoked pork chop; pork chop lean and fat; cote de porc; schweinekotelett; costoletta di maiale; costeleta de porco; kotlet schabowy bez panierki",
  ],
  ["10041", "lean pork chop; pork chop lean only; boneless pork chop lean"],
  [
    "10023",
    "pork roast; roast pork; pork loin; pork; pork loin roast; cerdo; schweinebraten; lomo de cerdo; pork cooked; puerco; pork nfs; roasted pork; roast pork loin; porchetta; lechon asado; pork joint; porc; maiale; schweinefleisch; pork meat",
  ],
  [
    "10061",
    "pork tenderloin; pork fillet; roast pork tenderloin; solomillo de cerdo; pork medallions; lean pork; char siu lean; filete de cerdo",
  ],
  [
    "10073",
    "pork shoulder; pork butt; boston butt; pernil; lechon; roast pork shoulder; pork shoulder roast; pork steak; carnitas plain",
  ],
  [
    "22972",
    "pulled pork; bbq pork; barbecue pork; pulled pork in bbq sauce; bbq pulled pork; barbecued pork; pork barbecue; shredded bbq pork; pulled chicken in bbq sauce; barbecue beef shredded; shredded beef bbq; carnitas; kalua pork; cochinita pibil; porc effiloche; pork carnitas; roast pork puerto rican style",
  ],
  [
    "10089",
    "spare ribs; pork ribs; ribs; spareribs; bbq ribs; costillas; baby back ribs; barbecue ribs; costillas de cerdo; rack of ribs; barbecued ribs; pork spareribs; baby backs; country style ribs; rippchen; babyback ribs",
  ],
  [
    "10220",
    "ground pork; pork mince; minced pork; cooked ground pork; pork patty; carne molida de cerdo; ground pork cooked; pork meatball plain",
  ],
  [
    "10005",
    "pork belly; panceta; samgyeopsal; roast pork belly; crispy pork belly; belly pork; liempo; bauchfleisch; lechon kawali",
  ],
  ["10111", "pork liver"],
  ["10132", "pigs feet; trotters; pickled pigs feet; pigs feet pickled; patitas; pata de cerdo"],
  ["10099", "chitterlings; chitlins; tripas; hog maws; pork stomach; chinchulines"],
  ["10165", "salt pork; fatback; cured pork fat; lardo; salo; streak o lean; tocino salado"],
  [
    "19041",
    "pork rinds; pork skins; chicharron; chicharrones; pork scratchings; pork crackling; cracklings; pork rind; pork cracklings; chicharon; pork scratching; skins pork",
  ],
  // Sausage and cold cuts
  [
    "07064",
    "sausage; pork sausage; breakfast sausage; sausage patty; sausage link; sausages; banger; bangers; pork sausages; english sausage; sausage links; jimmy dean sausage; salchicha de cerdo; sausage patties; cumberland sausage; lincolnshire sausage; country sausage; sausage meat; chipolata; breakfast links; sausage nfs; longaniza; sausage cooked; wurst; bulk sausage; fresh sausage; butifarra; irish sausage; brown and serve sausage; bockwurst cooked; saucisse",
  ],
  [
    "07075",
    "smoked sausage; hillshire farm; hot links; andouille; smoked link sausage; smokies; lil smokies; little smokies; andouille sausage; cocktail sausage; rookworst; sausage smoked; smokie links; pigs in blankets sausage; hot sausage; beef smoked sausage; cabanossi",
  ],
  [
    "07059",
    "kielbasa; polish sausage; polska kielbasa; kielbasa cooked; krakauer; kolbasz; krakowska",
  ],
  [
    "07089",
    "italian sausage; hot italian sausage; salsiccia; italian sausages; italian sausage link",
  ],
  [
    "07013",
    "bratwurst; brat; brats; beer brat; thuringian sausage; weisswurst; cheddarwurst; bratwurst cooked; weiswurst; boerewors",
  ],
  [
    "07019",
    "chorizo; mexican chorizo; spanish chorizo; linguica; sobrasada; chourico; chorizos; sujuk; chistorra; sucuk",
  ],
  ["07083", "vienna sausage; vienna sausages; salchichas; canned vienna sausage; salchicha"],
  [
    "07023",
    "hot dog; frankfurter; wiener; hotdog; frank; hot dogs; beef and pork hot dog; ballpark frank; perro caliente; hot dog sausage; wieners; wiener sausage; franks; frankfurters; hot dog plain no bun; frankfurt; hot dog without bun; weiner; saveloy; pork hot dog; oscar mayer wiener; hotdog weiner; corn dog sausage; footlong frank; saucisse francfort; wurstchen; wienerwurst; nathans; korv; perro caliente sin pan; bar s; parowka",
  ],
  [
    "07022",
    "beef hot dog; all beef hot dog; beef frank; hebrew national; kosher hot dog; beef frankfurter; nathans hot dog; beef franks; angus hot dog; beef hot dogs",
  ],
  ["42179", "low fat hot dog; light hot dog; reduced fat hot dog; lite hot dog"],
  ["07905", "fat free hot dog; nonfat hot dog; fat free franks"],
  ["07016", "cheese dog; cheese hot dog; cheddar sausage; cheese frank; cheese filled hot dog"],
  [
    "07008",
    "bologna; baloney; polony; bologna sandwich meat; fleischwurst; lyoner; ring bologna; bologna meat; devon meat; fiambre",
  ],
  ["07007", "beef bologna; devon; parizer; mortadela comun"],
  [
    "07069",
    "salami; cotto salami; cooked salami; salami nfs; genoa cooked; salame cotto; salame milano; saucisson sec; kabanosy",
  ],
  [
    "07072",
    "hard salami; genoa; dry salami; salame; soppressata; salchichon; saucisson; fuet; salami dry; capicola; sopressata; landjager",
  ],
  ["07057", "pepperoni; pepperoni slices; pepperoni stick; slice of pepperoni; pizza pepperoni"],
  ["07078", "summer sausage; thuringer; cervelat; beef summer sausage"],
  [
    "07014",
    "braunschweiger; liverwurst; liver sausage; leberwurst; liver pate; leverpostej; paté de higado; foie gras like; liver spread",
  ],
  ["07053", "pate; chicken liver pate; pate canned; ardennes pate; brussels pate; chopped liver"],
  ["07054", "foie gras; goose liver pate"],
  [
    "07005",
    "blood sausage; black pudding; morcilla; boudin noir; blutwurst; blood pudding; moronga",
  ],
  ["07034", "head cheese; headcheese; brawn; souse; souse loaf"],
  [
    "07051",
    "olive loaf; loaf lunch meat; pimento loaf; lunch meat loaf; macaroni loaf; old fashioned loaf; cold cuts; lunch meat; cold cut; deli meat; lunchmeat; luncheon loaf; assorted cold cuts; sandwich meat",
  ],
  ["07951", "scrapple; goetta; livermush"],
  [
    "07031",
    "ham salad; ham spread; deviled ham; ham salad spread; sandwich spread; underwood deviled ham; potted meat; sandwich filling; meat spread; devonshire spread",
  ],
  ["07018", "chicken spread; chicken salad spread"],
  [
    "10169",
    "prosciutto; parma ham; jamon serrano; serrano ham; iberico ham; jamon iberico; country ham; westphalian ham; bayonne ham; pancetta lean; jamon crudo; speck ham; jambon cru; jambon de bayonne; speck alto adige; country ham slices; rohschinken",
  ],
  [
    "19002",
    "beef jerky; jerky; biltong; turkey jerky; carne seca jerky; beef strip dried; cecina; charqui; meat jerky; venison jerky; tasajo",
  ],
  [
    "19407",
    "slim jim; meat stick; beef stick; smoked beef stick; snack stick; pepperami; beef sticks; jack links stick; meat snack stick",
  ],
  // Lamb, game
  [
    "17002",
    "lamb; roast lamb; cordero; lamb roast; lamm; agneau; mutton; lamb cooked; lamb nfs; mutton cooked; lamb meat; lechazo; agnello; borrego; jagniecina; kuzu",
  ],
  ["17014", "leg of lamb; lamb leg; roast leg of lamb; pierna de cordero; gigot"],
  [
    "17024",
    "lamb chop; lamb chops; chuleta de cordero; lamb cutlet; lamb loin chop; chuletillas; lamb loin; grilled lamb chop",
  ],
  ["17046", "lamb shoulder; shoulder of lamb"],
  [
    "17225",
    "ground lamb; lamb mince; lamb burger; kofta; lamb kofta; minced lamb; seekh kebab; kofte; gyro meat; gyros meat; doner meat; kebab meat; shawarma meat; donner kebab meat; adana kebab",
  ],
  [
    "17089",
    "veal; veal cutlet; veal roast; ternera; kalbfleisch; veal cooked; roast veal; veal nfs; vitello; veau; veal scallopini plain; veal chop",
  ],
  ["17143", "ground veal; veal patty; minced veal"],
  [
    "17165",
    "venison; deer; deer meat; venado; venison steak; caribou; reindeer; hirsch; venison roast; deer steak; elk; elk steak; roast venison; antelope",
  ],
  ["17157", "bison; buffalo meat; bison burger; bison steak; buffalo burger; buffalo"],
  ["17178", "rabbit; conejo; cooked rabbit; stewed rabbit; hare; lapin; rabbit stew meat"],
  ["17169", "goat; goat meat; chivo; cabrito; cooked goat; roast goat; goat cooked"],
  ["17159", "wild boar; boar"],
  ["17174", "muskrat"],
  ["17184", "squirrel; squirrel meat"],
  ["80200", "frog legs; ranas; frog leg; ancas de rana"],
  // Fish
  [
    "15236",
    "raw salmon; salmon raw; uncooked salmon; atlantic salmon raw; salmon fillet raw; salmon sashimi; sashimi salmon; salmon sushi sashimi",
  ],
  [
    "15237",
    "salmon; grilled salmon; baked salmon; salmon fillet; salmon cooked; atlantic salmon; poached salmon; pan fried salmon; lachs; saumon; roasted salmon; salmon steak; fillet of salmon; broiled salmon; cooked salmon; salmon farmed; steamed salmon; salmone; teriyaki salmon plain; salmon a la plancha; sea trout; laks; salmao; zalm; sake fish",
  ],
  [
    "15086",
    "sockeye; sockeye salmon; wild salmon; red salmon; wild caught salmon; alaskan salmon; salmon sockeye; coho salmon; silver salmon",
  ],
  [
    "15077",
    "smoked salmon; lox; nova lox; salmon ahumado; cold smoked salmon; gravlax; rauchlachs; gravadlax; saumon fume; belly lox",
  ],
  [
    "15084",
    "canned salmon; salmon canned; tinned salmon; canned pink salmon; pink salmon; salmon patties plain",
  ],
  [
    "15121",
    "tuna; canned tuna; tuna fish; tuna in water; tinned tuna; tuna in brine; tuna canned in water; atun; light tuna; chunk light tuna; tuna can; atun en agua; starkist tuna; tuna canned; thunfisch; thon; tuna pouch; tuna water packed; can of tuna; tuna in spring water; tunafish; tonno; skipjack tuna; tunczyk; tonfisk; tonijn; chicken of the sea",
  ],
  [
    "15119",
    "tuna in oil; canned tuna in oil; atun en aceite; tuna oil packed; tuna in olive oil; tuna in sunflower oil",
  ],
  ["15126", "albacore; albacore tuna; white tuna; solid white albacore; white albacore tuna"],
  [
    "15221",
    "tuna steak; ahi tuna; seared tuna; grilled tuna; yellowfin tuna; fresh tuna; cooked tuna; ahi; tuna fresh cooked; bluefin cooked; seared ahi",
  ],
  [
    "15127",
    "raw tuna; tuna sashimi; tuna tartare plain; tuna raw; sashimi; raw fish; maguro; poke tuna plain",
  ],
  [
    "15128",
    "tuna salad; tuna mayo; tuna mayonnaise; tuna salad with mayo; tuna mayo filling; ensalada de atun; tuna fish salad; tuna salad with egg; tuna spread; tuna and mayo",
  ],
  [
    "15016",
    "cod; baked cod; grilled cod; steamed cod; cod fillet; bacalao fresco; kabeljau; cabillaud; cod cooked; scrod; poached cod; loin of cod; coley; hake; merluza; pollock baked; fish; baked fish; grilled fish; white fish; broiled fish; steamed fish; pescado; pescado a la plancha; cooked fish; fish fillet; poached fish; white fish fillet; fish nfs; poisson; merluza a la plancha; barramundi; swai; pangasius; basa; fish baked; whitefish cooked; kingklip; hoki; dorsz; torsk; bacalhau fresco; colin",
  ],
  ["15015", "raw cod; raw fish fillet; cod raw; raw white fish"],
  [
    "15018",
    "salt cod; bacalao; salted cod; dried cod; baccala; saltfish; bacalhau; stockfish; klippfisk; dried salted fish; dried fish",
  ],
  ["15034", "haddock; baked haddock; grilled haddock; haddock cooked"],
  ["15035", "smoked haddock; finnan haddie; smoked fish; arbroath smokie"],
  ["15037", "halibut; baked halibut; grilled halibut; halibut cooked; fletan"],
  [
    "15029",
    "flounder; sole; baked sole; plaice; lenguado; dover sole; lemon sole; flounder baked; turbot cooked; platija; baked flounder; dab fish; fluke",
  ],
  ["15262", "tilapia; baked tilapia; grilled tilapia; tilapia cooked; mojarra; tilapia fillet"],
  ["15235", "catfish; baked catfish; bagre; catfish cooked"],
  ["15011", "fried catfish; catfish fried; breaded catfish; catfish battered; fried fish southern"],
  [
    "21047",
    "fried fish; battered fish; fish and chips fish; fish fillet battered; beer battered fish; fried cod; fish fry; long john silver's fish; battered cod; breaded fish; fish in batter; fried haddock; pescado frito; breaded fish fillet; fish fried; battered haddock; breaded cod; fried flounder; fish fried battered; fish from the chip shop; fish cake fried; fried perch; fried tilapia; fish patty; fish burger patty",
  ],
  [
    "15027",
    "fish sticks; fish fingers; fish stick; fish finger; palitos de pescado; fish portions; frozen fish fillet breaded; fischstabchen; breaded fish sticks; gorton's; van de kamp's; fish bites; fish nuggets; batonnets de poisson; bastoncini di pesce; fish goujons; paluszki rybne; fiskpinnar",
  ],
  [
    "15241",
    "trout; rainbow trout; baked trout; trucha; steelhead; trout cooked; forelle; steelhead trout; smoked trout plain; grilled trout",
  ],
  [
    "15047",
    "mackerel; grilled mackerel; caballa; makrele; smoked mackerel; saba; mackerel cooked; sawara; mackerel fillet",
  ],
  ["15048", "canned mackerel; jack mackerel; mackerel canned; tinned mackerel"],
  [
    "15088",
    "sardine; sardines; canned sardines; sardines in oil; sardinas; tinned sardines; sardines in olive oil; pilchards in oil; sprats; sild; brisling; sardinas en aceite; sardines cooked; grilled sardines; king oscar; sardynki",
  ],
  [
    "15089",
    "sardines in tomato sauce; pilchards; sardines tomato; pilchards in tomato sauce; sardines with tomato sauce; sardinas en tomate",
  ],
  [
    "15041",
    "pickled herring; rollmops; herring in wine; soused herring; bismarck herring; arenque; matjes; herring pickled; herring in cream",
  ],
  ["15042", "kippers; kipper; kippered herring; smoked herring; bloaters; bokkoms; buckling"],
  ["15040", "herring; cooked herring; baked herring; grilled herring; hering; dried sardines"],
  [
    "15002",
    "anchovy; anchovies; anchoas; canned anchovies; boquerones; anchovy fillets; anchovy paste; alici",
  ],
  [
    "15092",
    "sea bass; seabass; branzino; lubina; chilean sea bass; bass; grilled sea bass; sea bream; dorada; bass cooked",
  ],
  ["15102", "snapper; red snapper; pargo; huachinango; snapper cooked; tai"],
  ["15032", "grouper; mero; grouper cooked"],
  ["15111", "swordfish; pez espada; swordfish steak; emperador"],
  ["15194", "mahi mahi; mahi; dolphin fish; dorado; mahimahi"],
  ["15058", "ocean perch; perch; redfish; rose fish; perch cooked; lake perch"],
  ["15067", "pollock; alaska pollock; alaskan pollock; pollock cooked"],
  ["15071", "rockfish; rock cod"],
  ["15232", "orange roughy; roughy"],
  ["15203", "monkfish; rape fish; monk fish"],
  ["15133", "whiting; merluza cooked; whiting cooked; silver hake"],
  ["15026", "eel; unagi; anguila; grilled eel; smoked eel; kabayaki"],
  [
    "15012",
    "caviar; ikura; tobiko; masago; salmon roe; taramasalata roe; lumpfish caviar; black caviar; cod roe",
  ],
  ["15030", "gefilte fish; gefiltefish; fish balls boiled; fish ball"],
  [
    "15109",
    "surimi; fish cake japanese; kamaboko; narutomaki; fish balls asian; chikuwa; fishcake korean; eomuk",
  ],
  [
    "15138",
    "imitation crab; crab stick; crab sticks; seafood sticks; kanikama; krab; imitation crab meat; sea legs; surimi crab; palitos de cangrejo; crabsticks; seafood stick; kani; fish sticks surimi",
  ],
  ["15096", "shark; cazon; battered shark; flake fish battered"],
  ["15056", "mullet; lisa; grey mullet"],
  ["15009", "carp; carpa; carp cooked"],
  ["15063", "pike; walleye; pickerel; northern pike"],
  ["15131", "smoked whitefish; smoked chub"],
  ["15106", "smoked sturgeon"],
  ["15105", "sturgeon"],
  [
    "15159",
    "clam; clams; steamed clams; almejas; vongole; clams cooked; littlenecks; steamers; cockles; clams steamed; geoduck",
  ],
  ["15158", "fried clams; breaded clams; clam strips; clams casino"],
  ["15160", "canned clams; clams canned; minced clams"],
  [
    "15140",
    "crab; crab meat; crabmeat; blue crab; cangrejo; steamed crab; krabbe; crab cooked; lump crab; jaiba; soft shell crab plain; crab hard shell; crabe",
  ],
  [
    "15137",
    "king crab; crab legs; alaskan king crab; king crab legs; crab leg; snow crab; snow crab legs",
  ],
  [
    "15142",
    "crab cake; crab cakes; crabcake; maryland crab cake; deviled crab; crab patties; crab imperial",
  ],
  ["15146", "crayfish; crawfish; crawdads; yabby; cangrejo de rio; langoustine; crawfish boiled"],
  [
    "15148",
    "lobster; steamed lobster; lobster tail; langosta; boiled lobster; homard; hummer; lobster meat; lobster cooked; rock lobster; bogavante; baked lobster",
  ],
  [
    "15151",
    "shrimp; prawns; boiled shrimp; cooked shrimp; grilled shrimp; steamed shrimp; camarones; gambas; prawn; king prawns; shrimp cocktail plain; tiger prawns; garnelen; crevettes; shrimp cooked; sauteed shrimp; camaron; langostinos; gamberi; shrimps; shrimp boiled; shrimp grilled; udang; hipon; jumbo shrimp; ebi; cold water prawns; gamberetti; krewetki; rakor; jhinga",
  ],
  ["15149", "raw shrimp; raw prawns; shrimp raw"],
  [
    "15150",
    "fried shrimp; breaded shrimp; tempura shrimp; popcorn shrimp; coconut shrimp; scampi breaded; battered shrimp; butterfly shrimp; breaded scampi; shrimp fried; camarones empanizados; shrimp tempura; fried prawns; camarones fritos; ebi fry; breaded prawns; calamari shrimp",
  ],
  ["15152", "canned shrimp; shrimp canned; dried shrimp soaked"],
  [
    "15165",
    "mussel; mussels; steamed mussels; mejillones; moules; moules marinieres; mussels cooked; cozze; muscheln",
  ],
  ["15166", "raw octopus; octopus raw"],
  ["15230", "octopus; pulpo; grilled octopus; cooked octopus; tako; polpo; pulpo a la gallega"],
  [
    "15167",
    "oyster; oysters; raw oyster; raw oysters; ostras; oysters on the half shell; austern; huitres",
  ],
  ["15169", "steamed oysters; cooked oysters; baked oysters; oysters cooked"],
  ["15168", "fried oysters; breaded oysters; oysters fried; fried oyster"],
  ["15170", "canned oysters; smoked oysters; oysters canned"],
  ["15172", "raw scallops; scallops raw"],
  ["15173", "fried scallops; breaded scallops; scallops fried"],
  ["15174", "imitation scallops"],
  ["15175", "squid; raw squid; calamar; calamares; sepia; calamari raw; grilled squid; pusit"],
  [
    "15176",
    "calamari; fried calamari; fried squid; calamares a la romana; calamari fried; calamares fritos; salt and pepper squid; calamari rings; calamaris",
  ],
  ["15178", "whelk; caracoles; escargots; periwinkles; scungilli; land snail"],
  ["15156", "abalone; fried abalone; abulon"],
  ["15233", "drum fish"],
];
