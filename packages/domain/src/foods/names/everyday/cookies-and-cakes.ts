import type { EverydayNames } from "../../catalogue.ts";

export const cookieAndCakeNames: EverydayNames = [
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
];
