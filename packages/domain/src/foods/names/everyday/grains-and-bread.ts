import type { EverydayNames } from "../../catalogue.ts";

export const grainAndBreadNames: EverydayNames = [
  // Rice and grains
  [
    "20045",
    "rice; white rice; cooked rice; steamed rice; boiled rice; basmati rice; jasmine rice; arroz; arroz blanco; long grain rice; basmati; riz; reis; arroz cocido; plain rice; riso; kanin; chawal; rice cooked; thai rice; minute white; ris; bhat; nasi; white rice cooked; rice white cooked; rice nfs; fluffy rice; ryz; kome; pilav plain; rijst; sticky rice plain",
  ],
  ["20044", "uncooked rice; dry rice; raw rice; rice raw; rice uncooked; dry white rice"],
  ["20049", "instant rice; minute rice; instant white rice; boil in bag rice"],
  [
    "20047",
    "parboiled rice; converted rice; uncle bens; uncle ben's rice; uncle ben's converted; easy cook rice",
  ],
  [
    "20037",
    "brown rice; cooked brown rice; arroz integral; whole grain rice; brown rice cooked; red rice; black rice; wholegrain rice; riz complet; vollkornreis; riso integrale; ryz brazowy",
  ],
  ["20036", "uncooked brown rice; dry brown rice; brown rice raw"],
  ["20055", "sticky rice; glutinous rice; sweet rice; mochi rice; khao niao; malagkit"],
  [
    "20053",
    "sushi rice; short grain rice; calrose rice; arborio rice cooked; japanese rice; onigiri rice; gohan; bomba rice; rice ball",
  ],
  ["20089", "wild rice; cooked wild rice"],
  [
    "20057",
    "rice a roni; rice pilaf; pilaf; yellow rice; spanish rice plain; flavored rice; rice and vermicelli; pilau rice; rice with vermicelli; pulao; saffron rice; pilau; rice mix prepared; knorr rice sides; uncle ben's flavored rice; dirty rice plain; arroz amarillo; flavored rice mixture; rice-a-roni; seasoned rice; herbed rice; pilaff; coconut rice; mexican rice; arroz rojo; arroz mexicano; nasi uduk; jeera rice; lipton rice and sauce",
  ],
  ["20137", "quinoa; cooked quinoa; quinua; keen wah; quinoa cooked; red quinoa"],
  ["20035", "uncooked quinoa; dry quinoa; raw quinoa; quinoa uncooked"],
  [
    "20029",
    "couscous; cooked couscous; israeli couscous; cous cous; pearl couscous; kuskus; couscous cooked; giant couscous; fregola; moghrabieh",
  ],
  ["20028", "dry couscous; uncooked couscous"],
  [
    "20013",
    "bulgur; bulgur wheat; cooked bulgur; bulgur cooked; cracked wheat; bulghur; burghul; freekeh; trigo; bulgar",
  ],
  ["20006", "barley; pearl barley; cooked barley; barley cooked; cebada; orzotto barley"],
  ["20032", "millet; cooked millet; millet cooked; fonio; mijo; sorghum cooked; teff porridge"],
  [
    "20010",
    "buckwheat; kasha; buckwheat groats; cooked buckwheat; grechka; buckwheat cooked; soba grain",
  ],
  [
    "20141",
    "spelt; farro; cooked farro; cooked spelt; wheat berries; emmer; wheat berries cooked; ebly; dinkel",
  ],
  ["20002", "amaranth; cooked amaranth; amaranth cooked"],
  ["20034", "oat bran cooked; cooked oat bran"],
  ["20033", "oat bran; oatbran"],
  ["20077", "unprocessed bran; miller's bran; wheat bran; bran"],
  ["20078", "wheat germ; wheatgerm; germ wheat"],
  ["20038", "oats; oat groats; whole oats; pinhead oats; steel cut oats dry"],
  [
    "20022",
    "cornmeal; corn meal; harina de maiz; yellow cornmeal; polenta dry; maize meal; dry grits polenta; mealie meal",
  ],
  [
    "20017",
    "masa harina; masa; maseca; corn masa flour; harina pan; nixtamalized corn flour; arepa flour",
  ],
  [
    "20027",
    "cornstarch; corn starch; cornflour; maizena; corn flour uk; potato starch; tapioca starch; starch; arrowroot starch; fecula de maiz; custard powder; thickener",
  ],
  ["20068", "tapioca; tapioca pearls; boba dry; sago; tapioca dry"],
  [
    "20081",
    "flour; all purpose flour; white flour; plain flour; wheat flour; harina; ap flour; all-purpose flour; maida; farine; mehl; bleached flour; farina di grano; enriched flour; harina de trigo; unbleached flour; gravy flour",
  ],
  [
    "20080",
    "whole wheat flour; wholemeal flour; wholewheat flour; atta; graham flour; whole grain flour; harina integral; chapati flour",
  ],
  ["20082", "self rising flour; self raising flour"],
  ["20083", "bread flour; strong flour; strong white flour; 00 flour"],
  ["20084", "cake flour; pastry flour; soft flour"],
  [
    "20061",
    "rice flour; white rice flour; ground rice; glutinous rice flour; mochiko; gluten free flour",
  ],
  ["20066", "semolina; sooji; rava; suji; durum flour; semola"],
  ["16157", "chickpea flour; gram flour; besan; garbanzo flour; gram flour besan"],
  ["20064", "rye flour"],
  ["20011", "buckwheat flour"],
  ["20132", "oat flour"],
  ["16115", "soy flour; soya flour"],
  ["11413", "potato flour"],
  // Pasta and noodles
  [
    "20121",
    "pasta; spaghetti; cooked pasta; noodles pasta; penne; fusilli; plain pasta; linguine; fettuccine; tagliatelle; angel hair; rigatoni; farfalle; rotini; shells pasta; bowtie pasta; ziti; orzo; lasagne sheets cooked; fideos; spaghetti noodles; pasta cooked; boiled pasta; vermicelli; nudeln; pates; cooked spaghetti; bucatini; conchiglie; cavatappi; capellini; pappardelle; orecchiette; fettucine; spagetti; lasagna noodles; pasta plain; cappellini; ditalini; pastina; tubetti; ramen plain; fresh pasta; pasta cocida; espaguetis; makaron; pastasciutta",
  ],
  [
    "20120",
    "dry pasta; uncooked pasta; dry spaghetti; raw pasta; pasta dry; spaghetti dry; uncooked spaghetti; dried pasta",
  ],
  [
    "20100",
    "macaroni; cooked macaroni; elbow macaroni; macaroni noodles; elbows; coditos; macarrones; macaroni plain; elbow pasta",
  ],
  [
    "20125",
    "whole wheat pasta; whole wheat spaghetti; wholewheat pasta; brown pasta; whole grain pasta; pasta whole grain; wholemeal spaghetti; pasta integral",
  ],
  [
    "20106",
    "vegetable pasta; tri color pasta; tricolor pasta; spinach macaroni; rainbow pasta; tomato pasta plain",
  ],
  ["20127", "spinach pasta; spinach spaghetti"],
  [
    "20092",
    "corn pasta; gluten free pasta; gluten-free spaghetti; rice pasta; chickpea pasta; pasta gluten free",
  ],
  [
    "20110",
    "egg noodles; noodles; cooked egg noodles; noodle; tallarines; chinese egg noodles; buttered noodles plain; spaetzle; noodles cooked; lo mein noodles; wheat noodles; udon; udon noodles; ramen noodles fresh; hokkien noodles; yakisoba noodles; kluski; spatzle; miki; mee; reshteh; wide noodles; eiernudeln; tallarines al huevo; mie; nouilles aux oeufs",
  ],
  ["20109", "dry egg noodles; uncooked egg noodles"],
  [
    "20134",
    "rice noodles; cooked rice noodles; rice vermicelli; pho noodles; bihon; rice sticks; bun noodles; mei fun; banh pho; kway teow; vermicelli rice; pad thai noodles",
  ],
  [
    "20133",
    "dry rice noodles; uncooked rice noodles; rice paper; rice paper wrapper; banh trang; spring roll wrapper; rice sheets dry; spring roll skins",
  ],
  ["20115", "soba; soba noodles; buckwheat noodles; cooked soba"],
  ["20117", "somen; somen noodles"],
  [
    "20113",
    "chow mein noodles; crispy noodles; crunchy noodles; fried noodles dry; crunchy chow mein noodles",
  ],
  [
    "16082",
    "glass noodles dry; cellophane noodles; mung bean noodles; bean thread noodles; bean vermicelli; sotanghon dry",
  ],
  ["22901", "tortellini; cheese tortellini; cheese ravioli plain; tortelloni; fresh tortellini"],
  [
    "18368",
    "wonton wrapper; egg roll wrapper; gyoza wrapper; dumpling wrapper; wonton skin; lumpia wrapper",
  ],
  // Hot cereal
  [
    "08121",
    "oatmeal; porridge; oats cooked; cooked oatmeal; rolled oats cooked; oatmeal cooked; porridge oats cooked; avena; porridge with water; steel cut oats; steel cut oatmeal; overnight oats plain; quaker oatmeal; old fashioned oatmeal; hot cereal; haferbrei; cooked oats; oatmeal with water; regular oatmeal; quick oats cooked; oat porridge; plain porridge; havregrot; oatmeal plain; hot oatmeal; gruau; avena cocida; gachas; flocons d avoine cuits; owsianka; mingau de aveia",
  ],
  [
    "08120",
    "rolled oats; dry oats; porridge oats; old fashioned oats; quick oats; oatmeal dry; uncooked oats; dry oatmeal; jumbo oats; haferflocken; flocons d avoine; oat flakes; quaker oats; oats dry; oats raw; instant oats dry; avena cruda",
  ],
  ["08123", "instant oatmeal; instant porridge; instant oatmeal plain; ready brek; oats so simple"],
  [
    "08129",
    "flavored oatmeal; maple brown sugar oatmeal; apple cinnamon oatmeal; instant oatmeal flavored; maple and brown sugar oatmeal; oatmeal with brown sugar; oatmeal instant maple flavored; oatmeal fruit flavored; cinnamon oatmeal; sweetened oatmeal",
  ],
  [
    "08091",
    "grits; corn grits; hominy grits; cooked grits; polenta; cooked cornmeal; cornmeal mush; polenta cooked; mush; ugali; pap; nshima; sadza; mamaliga; funche; grits cooked; mealie pap; fufu corn; harina de maiz cooked; mieliepap; cou cou; cornmeal porridge; creamy polenta; angu",
  ],
  ["08093", "instant grits; quaker instant grits"],
  [
    "08105",
    "cream of wheat; farina; farina cooked; semolina porridge; cream of wheat cooked; malt o meal; malt-o-meal; crema de trigo; sooji porridge; wheat hearts; coco wheats",
  ],
  [
    "08101",
    "cream of rice; rice cereal hot; rice porridge; congee; jook; arroz caldo plain; okayu; rice gruel; crema de arroz; lugaw",
  ],
  [
    "08143",
    "wheatena; whole wheat cereal hot; ralston; whole wheat hot cereal; zoom cereal; wheat cereal cooked; mixed grain hot cereal; multigrain hot cereal; roman meal hot cereal; cracked wheat cereal",
  ],
  // Cold cereal
  [
    "08020",
    "corn flakes; cornflakes; kelloggs corn flakes; cereal; cold cereal; breakfast cereal; dry cereal; corn flake; cereals; ready to eat cereal; copos de maiz; zucaritas sin azucar; platki kukurydziane; petales de mais",
  ],
  ["08029", "bran flakes; bran flakes cereal; complete bran flakes"],
  [
    "08060",
    "raisin bran; sultana bran; kelloggs raisin bran; raisin bran cereal; fruit n fibre; fruit and fibre",
  ],
  [
    "08001",
    "bran cereal; bran buds; fiber one; high fiber cereal; bran sticks; all-bran; all bran; kelloggs all bran",
  ],
  [
    "08013",
    "cheerios; oat rings; plain cheerios; toasted oat cereal; tasteeos; oat cereal; toasted oats; toasty os; oatios; oat os",
  ],
  ["08087", "multigrain cheerios; multi grain cheerios"],
  ["08045", "honey nut cheerios; honey cheerios; honey nut cereal"],
  [
    "08069",
    "frosted flakes; frosties; sugar frosted flakes; zucaritas; frosted cornflakes; sugar coated cereal",
  ],
  [
    "08065",
    "rice krispies; crispy rice; rice bubbles; crisped rice cereal; puffed rice cereal; rice crispies; crispy rice cereal; crisped rice; crispix rice; arroz inflado",
  ],
  ["08067", "special k; special k cereal; fitness cereal; nestle fitness; slimming flakes"],
  ["08031", "frosted mini wheats; mini wheats; frosted shredded wheat; frosted wheat"],
  [
    "08147",
    "shredded wheat; shredded wheat biscuit; wheat squares; shreddies; mini wheats plain; spoon size shredded wheat; oatibix",
  ],
  ["42237", "weetabix; weet bix; weetbix; wheat biscuits; wheat bisk; vita brits"],
  [
    "08030",
    "froot loops; fruit loops; fruity loops; fruity cereal; fruit hoops; frutiloopis; trix",
  ],
  ["08011", "captain crunch; cap n crunch; capn crunch; sweet corn cereal; quisp"],
  ["08012", "peanut butter crunch; reese's puffs; peanut butter cereal; peanut butter puffs"],
  ["08003", "apple jacks; apple cinnamon cereal"],
  ["08050", "lucky charms; marshmallow cereal; marshmallow mateys; magic stars"],
  [
    "08014",
    "cocoa krispies; coco pops; cocoa puffs; chocolate cereal; chocapic; cocoa pebbles; choco krispies; count chocula; nesquik cereal; chocolate rice cereal; koko krunch",
  ],
  [
    "08272",
    "cinnamon toast crunch; cinnamon grahams; cinnamon cereal; curiously cinnamon; golden grahams; cinnamon squares cereal",
  ],
  ["08049", "life cereal; quaker life; oat squares"],
  ["08068", "corn pops; pops cereal"],
  ["08046", "honeycomb; honey comb cereal"],
  ["08019", "corn chex; crispix"],
  ["08064", "rice chex"],
  ["08082", "wheat chex; chex; chex cereal"],
  ["08077", "total cereal; whole grain total"],
  ["08089", "wheaties; wheaties cereal; wheat flakes"],
  [
    "42240",
    "honey bunches of oats; honey bunches of oats with almonds; oat clusters cereal; great grains; oat flakes with almonds",
  ],
  [
    "08037",
    "granola; granola cereal; homemade granola; granola with nuts; crunchy granola; granola homemade; muesli crunchy; crunchy muesli; cluster cereal; nature valley granola; bear naked; kellogg's crunchy nut clusters; krunchy; oat clusters",
  ],
  ["08189", "low fat granola; granola low fat; lowfat granola"],
  [
    "42184",
    "swiss muesli; bircher muesli; birchermuesli; muesli cereal; muesli with fruit; muesli",
  ],
  ["08156", "puffed rice; rice puffs; murmura; muri"],
  ["08157", "puffed wheat; wheat puffs; puffed wheat cereal"],
  // Bread
  [
    "18069",
    "bread; white bread; slice of bread; sliced bread; sandwich bread; pan; pan blanco; wonder bread; slice of white bread; pain de mie; brot; bread white; white loaf; tin loaf; weissbrot; toast bread; pan de molde; bread slice; enriched bread; pane; pao; bread nfs; sunbeam bread; texas bread; hovis white; farmhouse bread; chleb; brod; ekmek; brood; warburtons white; tost ekmegi",
  ],
  [
    "18070",
    "toast; tost; white toast; toasted bread; slice of toast; pan tostado; toasted white bread; texas toast plain; toast white; dry toast; plain toast; toasted sandwich bread; piece of toast; pan tostada; tostada bread; buttered toast plain",
  ],
  [
    "18075",
    "whole wheat bread; wholemeal bread; wholewheat bread; pan integral; wheat bread whole; brown bread slice; whole wheat sandwich bread; slice of whole wheat bread; granary bread; 100% whole wheat bread; wholemeal; ezekiel bread; sprouted bread; vollkornbrot; whole grain bread; sprouted grain bread; pain complet; hovis; graham bread; slice of wholemeal bread; pane integrale; atta bread",
  ],
  [
    "18076",
    "whole wheat toast; wholemeal toast; whole grain toast; wheat toast whole; wholewheat toast; brown toast",
  ],
  [
    "18064",
    "wheat bread; brown bread; bread wheat; cracked wheat bread; honey wheat bread; roman meal bread; wheatberry bread; pan de trigo; best of both bread",
  ],
  ["18065", "wheat toast; toasted wheat bread"],
  [
    "18035",
    "multigrain bread; 12 grain bread; seven grain bread; seeded bread; mixed grain bread; whole grain multigrain bread; 7 grain bread; multi seed bread; nine grain bread; 5 grain bread",
  ],
  ["18036", "multigrain toast; seeded toast"],
  [
    "18060",
    "rye bread; rye; light rye; dark rye bread; swirl rye; jewish rye; seeded rye; roggenbrot; marble rye; rye and pumpernickel swirl; deli rye; bread rye; pain de seigle; pan de centeno; chleb zytni; pan de seigle",
  ],
  ["18061", "rye toast; toasted rye bread"],
  [
    "18044",
    "pumpernickel; pumpernickel bread; black bread; dark bread; schwarzbrot; bread pumpernickel; rugbrod; russian bread; vollkorn pumpernickel",
  ],
  [
    "18029",
    "baguette; french bread; sourdough; sourdough bread; ciabatta; crusty bread; pain; french loaf; vienna bread; french stick; bolillo; cuban bread; crusty roll bread; telera; sour dough bread; artisan bread; boule; barra de pan; pan frances; bloomer; batard; bread french; tiger bread; pan de agua; pan cubano; country bread; italian sub bread; native bread; po boy bread; pistolet",
  ],
  ["18030", "sourdough toast; toasted baguette; french bread toasted; crostini; bruschetta toast"],
  [
    "18033",
    "italian bread; bread italian; pane italiano; grecian bread; armenian bread; rustic italian bread; tuscan bread",
  ],
  ["18973", "focaccia; focaccia bread; foccacia; schiacciata"],
  [
    "18041",
    "pita; pita bread; pitta; pitta bread; white pita; pocket bread; arabic bread; khubz; pita pocket; lebanese bread; flatbread; flat bread; pide; lavash; syrian bread; greek pita; pitta pocket; pan pita; barbari; balady bread; pan arabe; shawarma bread",
  ],
  ["18042", "whole wheat pita; wholemeal pita; wholemeal pitta"],
  ["18039", "oatmeal bread; oat bread; oatnut bread; bread oatmeal"],
  [
    "18047",
    "raisin bread; cinnamon raisin bread; cinnamon bread; fruit bread; fruit loaf; raisin toast plain; bread raisin; cinnamon swirl bread; fruit toast; currant bread",
  ],
  ["18048", "raisin toast; toasted raisin bread; cinnamon toast"],
  [
    "18027",
    "egg bread; brioche; hallah; brioche bread; egg braid; tsoureki; panettone bread; bread egg; brioche loaf; hawaiian bread; king's hawaiian; portuguese sweet bread; kings hawaiian rolls; sweet bread; paska; milk bread; shokupan; challah",
  ],
  ["18971", "potato bread; martin's potato bread; bread potato"],
  ["18972", "cheese bread; pao de queijo; bread cheese; pan de queso; pandebono"],
  ["18032", "soda bread; irish soda bread; bread soda"],
  [
    "18019",
    "banana bread; banana nut bread; banana loaf; zucchini bread; pumpkin bread; quick bread; nut bread; fruit nut bread; carrot bread; date nut bread; cranberry bread; bread banana; courgette loaf; pumpkin loaf; bread zucchini; lemon bread",
  ],
  [
    "18024",
    "cornbread; corn bread; pan de maiz; homemade cornbread; johnny cake; johnnycake; corn pone; skillet cornbread; bread corn; spoon bread; sopa paraguaya; hush puppy bread; broa; maisbrot",
  ],
  ["18023", "cornbread from mix; jiffy cornbread; cornbread prepared from mix"],
  [
    "18270",
    "hush puppies; hushpuppy; hush puppy; hushpuppies; corn fritter; corn fritters; arepa; arepas; cornmeal fritter; fried cornbread; conch fritter; surullitos; sorullos; arepitas; arepa frita",
  ],
  [
    "18963",
    "garlic bread; garlic toast; texas toast; garlic baguette; cheesy garlic bread; garlic knots; frozen garlic bread; garlic texas toast",
  ],
  [
    "18080",
    "breadstick; breadsticks; grissini; bread stick; bread sticks; hard breadsticks; crunchy breadsticks",
  ],
  ["18079", "breadcrumbs; bread crumbs; panko; dried breadcrumbs; dry breadcrumbs; pan rallado"],
  [
    "18376",
    "seasoned breadcrumbs; italian breadcrumbs; seasoned bread crumbs; shake n bake; bread coating",
  ],
  ["18242", "croutons; crouton; plain croutons; soup croutons"],
  ["18243", "seasoned croutons; salad croutons; caesar croutons"],
  [
    "18082",
    "stuffing; stove top stuffing; dressing stuffing; bread stuffing; turkey stuffing; bread dressing; stove top; sage and onion stuffing; thanksgiving stuffing; paxo",
  ],
  ["18085", "cornbread stuffing; cornbread dressing"],
  [
    "18363",
    "corn tortilla; tortilla corn; tortilla de maiz; corn tortillas; soft corn tortilla; tortilla; tortillas; tortilla corn plain; white corn tortilla; masa tortilla",
  ],
  [
    "18364",
    "flour tortilla; tortilla flour; wrap; tortilla wrap; flour tortillas; tortilla de harina; soft tortilla; burrito wrap; mission tortilla; flour wrap; burrito tortilla; tortilla flour wheat; white flour tortilla; sandwich wrap bread; soft taco shell; burrito shell; weizentortilla",
  ],
  [
    "18360",
    "taco shell; taco shells; corn taco shell; hard taco; tostada plain; crispy taco plain; tostaditas shells; hard taco shell; crispy taco shell",
  ],
  [
    "18349",
    "french roll; hard roll; crusty roll; vienna roll; submarine roll; hoagie roll; roll french; sub roll; sourdough roll; baguette roll; bolillo roll; pan de barra roll; petit pain; hero roll; ciabatta roll; grinder roll",
  ],
  [
    "18353",
    "kaiser roll; bulkie roll; hard rolls; kaiser; bread roll hard; semmel; brotchen; water roll",
  ],
  [
    "18342",
    "dinner roll; roll; bread roll; rolls; white roll; soft roll; parker house roll; cloverleaf roll; bap; cob bread; pan de sal; pandesal; brown and serve roll; bun; barm; panecillo; bread rolls; crescent roll; crescent rolls; butter roll; yeast roll; soft white roll; milk roll; bridge roll; potato roll; onion roll; bollo; bulka; bullar plain",
  ],
  [
    "18347",
    "wheat roll; whole wheat roll; wholemeal roll; brown roll; wheat dinner roll; multigrain roll",
  ],
  ["18348", "whole wheat dinner roll"],
  [
    "18350",
    "hamburger bun; burger bun; hot dog bun; hotdog bun; bun hamburger; hot dog roll; hamburger roll; bun white; white hamburger bun; sandwich bun; slider bun; hotdog roll; burger roll; pan de hamburguesa; pan de perro caliente; hoagie roll plain; finger roll; pao de hamburguer",
  ],
  [
    "18351",
    "whole wheat hamburger bun; whole wheat bun; wheat hamburger bun; wheat bun; multigrain bun; wholemeal bun; sandwich thin; sandwich thins",
  ],
  [
    "18344",
    "egg roll bread; egg dinner roll; brioche bun; brioche roll; challah roll; concha plain bread",
  ],
  ["18352", "diet bun; reduced calorie bun; light hamburger bun; low calorie roll"],
  [
    "18057",
    "light bread; diet bread; reduced calorie bread; low calorie bread; light white bread; nimble bread; reduced calorie white bread; low carb bread",
  ],
  [
    "18055",
    "light wheat bread; diet wheat bread; reduced calorie wheat bread; light whole wheat bread; low carb tortilla; keto bread",
  ],
  [
    "18043",
    "protein bread; high protein bread; gluten bread; high protein toast; keto protein bread",
  ],
  [
    "18001",
    "bagel; plain bagel; bagels; onion bagel; poppy seed bagel; sesame bagel; everything bagel; egg bagel; beigel; pumpernickel bagel; bagel plain; asiago bagel; mini bagel; salt bagel; toasted bagel",
  ],
  [
    "18005",
    "cinnamon raisin bagel; raisin bagel; blueberry bagel; fruit bagel; bagel with raisins; cinnamon bagel",
  ],
  ["18007", "oat bran bagel; oatmeal bagel"],
  [
    "18968",
    "whole wheat bagel; wheat bagel; multigrain bagel; wholemeal bagel; whole grain bagel; bagel whole wheat; bagel thin; bagel thins",
  ],
  [
    "18258",
    "english muffin; english muffins; thomas english muffin; toasting muffin; crumpet; crumpets; muffin english; sourdough english muffin; breakfast muffin; pikelet; muffin bread; english muffin plain; muffin ingles",
  ],
  ["18266", "whole wheat english muffin; wholemeal muffin; whole wheat english muffins"],
  ["18264", "wheat english muffin; honey wheat english muffin; multigrain english muffin"],
  [
    "18262",
    "raisin english muffin; cinnamon raisin english muffin; fruit english muffin; raisin cinnamon english muffin",
  ],
  [
    "18016",
    "biscuit; buttermilk biscuit; american biscuit; homemade biscuit; baking powder biscuit; biscuits; southern biscuit; scone; scones; cheese biscuit; plain scone; drop biscuit; bisquick biscuit; cheddar bay biscuit; fruit scone; cream scone; biscuit baking powder; tea biscuit bread; cheese scone; popeyes biscuit",
  ],
  [
    "18015",
    "refrigerated biscuit; canned biscuit; pillsbury biscuit; biscuits refrigerated dough; tube biscuit; pop biscuits; grands biscuits",
  ],
  ["18013", "low fat biscuit; reduced fat biscuit; whole wheat biscuit"],
  [
    "18239",
    "croissant; butter croissant; croissants; medialuna; plain croissant; cornetto; cuernito; kipferl; mini croissant; croisant; crossaint; pain au beurre croissant; gipfeli; giffel",
  ],
  ["18241", "cheese croissant"],
  ["18240", "apple croissant; chocolate croissant alternative; fruit croissant"],
  [
    "18211",
    "puff pastry; pastry puff; vol au vent; patty shell; flaky pastry; palmier; elephant ear pastry; angel wings; pain au chocolat; chocolate croissant; rugelach; cannoli shell; churro; churros; hojaldre; elephant ears; bow ties; napolitana de chocolate",
  ],
  ["18338", "filo; phyllo; filo pastry; phyllo dough; fillo; yufka"],
  [
    "35142",
    "fry bread; frybread; fried bread; indian fry bread; navajo fry bread; puri; poori; bhatura; fried dough plain; bake caribbean; bakes; buñuelo plain; navajo bread",
  ],
  ["18368", "wonton wrappers raw; egg roll skin"],
  ["18277", "toaster muffin; blueberry toaster muffin"],
  [
    "18268",
    "frozen french toast; french toast frozen; french toast from frozen; eggo french toast",
  ],
  [
    "18269",
    "french toast; eggy bread; french toast plain; pain perdu; torrija; torrijas; homemade french toast; bombay toast; arme ritter; gypsy toast; rabanadas; texas french toast; fattiga riddare",
  ],
  ["21024", "french toast sticks; french toast fingers"],
  [
    "18293",
    "pancake; pancakes; buttermilk pancake; hotcakes; flapjacks; homemade pancakes; griddle cakes; silver dollar pancakes; american pancake; plain pancakes; pancake plain; crepe plain; hot cakes; dutch pancake; drop scone; scotch pancake; blini; pannekoek; pancake homemade; pfannkuchen; crepe; crepes; injera; dosa plain; palatschinken; english pancake; pancakes plain; panqueque; dosa uttapam",
  ],
  [
    "18290",
    "pancakes from mix; pancake mix prepared; bisquick pancakes; aunt jemima pancakes; complete mix pancakes",
  ],
  ["18288", "frozen pancakes; frozen pancake; eggo pancakes; pancakes frozen"],
  [
    "18294",
    "blueberry pancakes; blueberry pancake; fruit pancakes; banana pancakes; pancakes with fruit; apple pancake; pancakes with blueberries",
  ],
  [
    "18300",
    "whole wheat pancakes; buckwheat pancakes; whole grain pancake; oatmeal pancakes; pancakes whole grain",
  ],
  [
    "18289",
    "pancake mix; dry pancake mix; bisquick; baking mix; waffle mix; biscuit mix; bisquick mix",
  ],
  [
    "18367",
    "waffle; waffles; belgian waffle; homemade waffle; plain waffle; gaufre; waffle homemade; waffle plain; buttermilk waffle; liege waffle; bubble waffle; gofre; gofry; vafler",
  ],
  [
    "18365",
    "frozen waffle; eggo; eggo waffle; eggo waffles; toaster waffle; waffles frozen; kellogg's eggo; waffle frozen; waffle from frozen; homestyle waffle",
  ],
  ["18403", "toasted frozen waffle; toasted eggo; eggo toasted"],
  [
    "18512",
    "whole grain waffle; nutri grain waffle; whole wheat waffle; multigrain waffle; frozen whole wheat waffle; oat waffle; vans waffles",
  ],
  ["18505", "low fat waffle; light waffle; reduced fat eggo; lowfat eggo; low fat frozen waffle"],
  ["18339", "popover mix; yorkshire pudding mix"],
  // Crackers
  [
    "18228",
    "saltine; saltines; soda cracker; soda crackers; saltine crackers; oyster crackers; premium crackers; cream crackers; water crackers; galletas de soda; zesta; chowder crackers; soup crackers; crackers saltine; water biscuit; carr's water crackers; jacobs crackers; galleta salada; premium saltines; club soda crackers; oyster cracker; export soda; cracker; galletas saladas; unsalted crackers plain; club social; skyflakes; sunshine krispy",
  ],
  [
    "18229",
    "crackers; ritz; ritz crackers; club crackers; town house crackers; butter crackers; snack crackers; tuc; hi ho crackers; keebler crackers; snack cracker; toasteds; crackers nfs; butter cracker; entertainment crackers; ritz cracker; house crackers; crackers butter; chicken in a biskit; butter thins; round crackers; escort crackers",
  ],
  [
    "18232",
    "wheat crackers; wheat thins; wheat cracker; wheatables; triscuit thin; stoned wheat thins; original wheat thins; crackers wheat; vegetable thins; wheatworth; harvest wheat crackers; multigrain crackers; wheat thins crackers; breton crackers; multigrain cracker; oat crackers; oatcake; oatcakes; rice thins wheat; crackers oat; triscuits low; vinta crackers; sociables; better cheddars wheat",
  ],
  [
    "18235",
    "triscuit; triscuits; whole wheat crackers; woven wheat cracker; whole grain crackers; whole wheat cracker; ak mak; kashi crackers; digestive cracker; crackers whole wheat; wheat bran crackers",
  ],
  ["18949", "reduced fat triscuit; low fat triscuits; triscuit reduced fat"],
  [
    "18950",
    "reduced fat wheat thins; low fat wheat crackers; reduced fat crackers; wheat thins reduced fat; crackers reduced fat; low fat crackers; reduced fat ritz",
  ],
  [
    "18214",
    "cheez it; cheez its; cheese crackers; goldfish; goldfish crackers; cheese nips; cheez-it; pepperidge farm goldfish; cheddars; cheddar crackers; cheese cracker; cheez-its; cheese bits; better cheddars; mini cheddars; cheese straws; cheese tid bits; crackers cheese; cheddars biscuits; tuc cheese; cheese nibs; whales crackers",
  ],
  [
    "18965",
    "reduced fat cheez it; low fat cheese crackers; reduced fat cheese crackers; cheese crackers reduced fat",
  ],
  [
    "18231",
    "peanut butter crackers; peanut butter cracker sandwich; lance crackers peanut butter; toast chee; ritz bits peanut butter; crackers with peanut butter; toasty crackers; sandwich crackers; cracker sandwich; peanut butter sandwich crackers; nabs",
  ],
  [
    "18230",
    "cheese sandwich crackers; ritz bits cheese; crackers and cheese sandwich; handi snacks; crackers with cheese filling; cheese filled crackers; cracker sandwich cheese",
  ],
  [
    "18216",
    "crispbread; ryvita; wasa; rye crispbread; knackebrod; finn crisp; rye crackers; wasa crispbread; crisp bread; kavli; knackebrot; rye cracker; wasabrod; leksands",
  ],
  [
    "18220",
    "melba toast; melba; melba rounds; krisprolls; zwieback salt; tostadas horneadas; fette biscottate; rusks savory; knackebrod wheat; skorpor; pan tostado empaquetado",
  ],
  [
    "18224",
    "rusk; rusks; biscotte; tostadas dry; toast rusk; dutch rusk; french toast biscuit; swedish toast; holland rusk; biscottes",
  ],
  [
    "18217",
    "matzo; matzah; matza; matzoh; matzos; matzo cracker; unleavened bread; water matzo; streit's; pan azimo",
  ],
  ["18223", "milk crackers; royal lunch crackers; export crackers; marie biscuit cracker"],
  [
    "42204",
    "rice crackers; rice cracker; senbei; quaker popped; quaker mini rice cakes; sesame rice crackers; rice thins; quakes; rice snacks; caramel rice cake; arare plain; mini rice cakes; rice cake cracker; rice cakes mini; rice crackers cakes",
  ],
  [
    "19051",
    "rice cake; rice cakes; quaker rice cake; brown rice cake; puffed rice cake; plain rice cake; corn cakes; lightly salted rice cake; corn thins; rice cake plain; galletas de arroz; tortitas de arroz; reiswaffeln; galette de riz; gallette di riso; wafle ryzowe; riskakor",
  ],
  [
    "18173",
    "graham cracker; graham crackers; honey maid; digestives; digestive biscuit; digestive biscuits; honey graham; teddy grahams; cinnamon graham; graham; galletas maria; maria cookies; marie biscuit; rich tea; tea biscuit; petit beurre; rich tea biscuits; golden grahams crackers; graham bears; maria biscuit; honey grahams; mcvities digestive; honey maid grahams; hobnobs plain; butterkeks; arnotts milk arrowroot; herbatniki; mariekex",
  ],
  [
    "18174",
    "chocolate digestive; chocolate covered grahams; hobnob chocolate; chocolate covered graham cracker; chocolate digestives; graham cracker chocolate coated; keebler deluxe grahams; chocolate grahams; chocolate graham crackers; chocolate covered graham crackers",
  ],
];
