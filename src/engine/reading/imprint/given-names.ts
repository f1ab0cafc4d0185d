/** First names that are common in Germany, whatever language they come from; none that is an ordinary word of brands or places. */
const common = new Set(
  (
    'achim adam adelheid adrian agnes ahmed ahmet alex alexander alexandra alfons alfred ali alice alina alois amir ana anastasia andrea andreas andré andrej andrzej anette angela angelika anita anja anke ann anna annabelle anne anneliese annemarie annett annette anni annika antje anton antonia antonio antonius armin arne arno arnold arthur astrid athanasios axel ayşe ' +
    'balthasar barbara bastian beate beatrix ben benedikt benjamin benno bernadette bernard bernd bernhard bert berthold bettina bianca birgit birgitta birte björn bodo boris brigitte britta bruno burkhard ' +
    'carina carl carla carlo carlos carmen carola carolin caroline carsten catharina cathrin cem charlotte christa christel christian christiane christina christine christof christoph christopher clara claudia claus clemens conrad constanze cora cordula corinna cornelia cornelius cristina ' +
    'dagmar damian daniel daniela david denis denise detlef detlev diana dieter dietmar dietrich dimitrios dirk dominic dominik dominique dora doreen doris dorit dorothea dorothee ' +
    'eberhard eckhard eckart edda edeltraud edgar edith eduard egon ehrenfried ekkehard elena eleonore elfriede elias elif elisa elisabeth elke ella ellen elmar elsa elvira emil emilia emily emine emma emre enno enrico enzo eric erich erik erika erna ernst erwin esra esther eugen eva evelin evelyn ewald ' +
    'fabian falk fatma fatih felicitas felix ferdinand filip finn florian francesca francesco francesca frank franz franziska frauke fred friederike friedhelm friedrich fritz ' +
    'gabriel gabriela gabriele georg georgios gerald gerd gerda gerhard gerlinde gernot gertrud giovanni gisela giuseppe gottfried gregor greta gudrun guido günter günther gunnar gustav ' +
    'hakan hanna hannah hannelore hannes hans harald harry hartmut hartwig hasan hatice hauke hedwig heidemarie heidi heike heiko heiner heinrich heinz helena helene helga helge helmut hendrik henning henriette henrik henry herbert heribert hermann herta hilde hildegard hilke hinrich holger horst hubert hubertus hugo hülya hüseyin ' +
    'ian ibrahim ida ignaz ilka ilona ilse imke ina ines inga inge ingeborg ingo ingrid irene iris irina irmgard isabel isabell isabella isabelle ismail ivan ivana ' +
    'jack jacqueline jakob jan jana janina janine jannis jasmin jasper jean jeannette jelena jennifer jens jessica jette joachim joanna jochen joel johann johanna johannes john jon jonas jonathan jorge josef josefine joseph juan judith julia julian juliane julius justus jutta jörg jörn jürgen ' +
    'kai karin karina karl karla karlheinz karola karolin karsten kaspar katarina katharina kathleen kathrin kati katja katrin kerstin kevin kilian kim kirsten klara klaus konrad konstantin konstantinos korbinian kristian kristin kristina kristof kurt ' +
    'lars lara larissa laura lea leander lena leni lennart leo leon leonhard leonie levent liane lieselotte lina linda linus lisa liselotte lorenz lothar lotta louis louisa louise luca lucas lucia ludger ludwig luis luisa luise lukas lutz lydia ' +
    'magdalena maik maike malte mandy manfred manuel manuela mara marc marcel marco marcus mareike maren margarete margit margot margret maria marianne marie marina mario marion mark marko markus marlene marlies marta martha martin martina mathias mathilde matteo matthias maurice max maximilian mechthild mehmet meike melanie melina mia michael michaela michel michelle miguel mike milan mira miriam mirko mohamed mohammed monika moritz murat mustafa ' +
    'nadine nadja nathalie natalia natalie natascha nele nico nicola nicolai nicolas nicole niels nikolaus nils nina noah nora norbert ' +
    'ola olaf ole olga oliver olivia omar orhan oskar osman oswald otto ' +
    'pascal patricia patrick patrizia paul paula paulina paulus pavel pedro peer peggy petra peter philip philipp philippa piotr pia pierre ' +
    'rafael rainer ralf ralph ramona raphael rebecca regina regine reiner reinhard reinhold renate rené ricarda richard rita robert roberto robin roger roland rolf roman romy ronald ronny rosa rosemarie rosi rosmarie roswitha rudi rudolf rupert ruth rüdiger ' +
    'sabine sabrina salvatore sam samira samuel sandra sandro sara sarah sascha saskia sebastian selma serkan sergej severin siegbert siegfried sieglinde sigrid silke silvia silvio simon simona simone sina sofia sofie solveig sonja sophia sophie stefan stefanie steffen steffi stephan stephanie sten susan susann susanna susanne sven svenja swantje swen sybille sylke sylvia sören ' +
    'tamara tanja tatjana thea theo theodor theresa therese thilo thomas thorben thorsten tilman tim timo tina tobias tom tomasz toni torben torsten traudel traute trude ' +
    'udo ulf uli ulla ulrich ulrike ursula urs ute uta uwe ' +
    'valentin valentina valerie vanessa vera verena veronika viktor viktoria vincent vivien volker volkmar ' +
    'walburga waldemar walter waltraud wanda wendelin wenke werner wiebke wieland wilfried wilhelm wilhelmine willi willy wilma winfried wolfgang wolfram wulf ' +
    'xaver yannick yasemin yusuf yvonne zeynep zoe'
  ).split(' '),
);

/** Whether a word is a common first name, double names included. */
export function isGivenName(word: string): boolean {
  return common.has(word.toLowerCase()) || (word.includes('-') && word.split('-').every((part) => common.has(part.toLowerCase())));
}
