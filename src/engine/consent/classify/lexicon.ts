/**
 * The words of consent controls by meaning. Each string lists words and phrases separated by commas, one line per language
 * (de, en, fr, es, it, nl, pl, da, sv, pt, cs, then further ones); `abc*` is a stem. Spelling is natural: `read-label.ts`
 * normalises it like the labels. A phrase beats a word, a word beats a stem, a longer stem beats a shorter one.
 */
export const lexicon = {
  /** To agree. */
  accept: `akzeptier*, zustimmen, zuzustimmen, stimme, einwilligen, einzuwilligen, willige, zulassen, zuzulassen, erlauben, erlaube, gestatten, gestatte, genehmigen,
    annehmen, anzunehmen, nehme, einverstanden, freigeben, her damit, her mit den, her mit allen, bin dafür, alles an, alle an,
    accept*, allow, allowing, agree, agreeing, approve, authorise, authorize, permit, opt in, ok with, okay with, fine with, happy with, happy to accept, i consent, consent to, consent and continue, consent continue, consent and close, consent close,
    jaccepte, naccepte, autoris*, jautorise, consentir, consens, daccord, permettre,
    acept*, consiento, permitir, permito, autorizar, autorizo, de acuerdo,
    accett*, consenti, consentire, acconsent*, autorizza, autorizzo, permetti, permettere,
    akkoord, toestaan, sta, aanvaard*, goedkeuren, instemmen, mee eens,
    akcept*, zaakcept*, zgadzam, zgoda na, zezwol*, zezwalam, pozwalam, pozwol,
    tillad, tillade, tillader, godkend, godkender, samtykker, giv samtykke,
    godkaenn, godkaenna, godkaenner, tillåt, tillåta, tillåter, samtycker,
    aceit*, concordo, concordar, consinto,
    přijmout, přijímám, přijmu, souhlasím, povolit, povoluji, schválit,
    godta, godtar, tillat, aksept*, hyväksy*, salli, sallin, elfogad*, engedélyez*, sunt de acord, permet*, estic dacord, kabul et, prijať, prijímam, súhlasím, prihvati*, prihvaćam, sprejmi, sprejmem, onartu, sutinku, αποδοχή, αποδέχομαι, принять, принимаю, согласен, согласна, разрешить, прийняти, приемам, 接受, 同意, 同意する, 接受全部, 全部接受, すべて許可`,
  /** To refuse. */
  reject: `ablehn*, abzulehnen, lehne, verweiger*, widersprechen, widerspreche, zurückweisen, abweisen, untersagen, blockieren, verbieten, verbiete, bin dagegen, dagegen, alles aus, alle aus,
    reject, rejects, rejecting, rejected, decline, declining, deny, refuse, refusing, disagree, disallow, opt out, block,
    refuser, refusez, refusant, refus, rejeter, rejette, rejetez, décliner, décline, interdire, bloquer,
    rechaz*, denegar, deniego, declinar, negar, bloquear,
    rifiut*, nega, negare, declina, respingi, blocca, bloccare,
    weiger*, afwijzen, wijs, verwerpen, ontkennen, blokkeren, blokkeer,
    odrzuc*, odrzuć, odmaw*, odmow*, odmów, zablokuj, blokuj, sprzeciwiam,
    afvis*, nægt, afslå,
    avvisa, avvisar, neka, nekar, avböj, avböja, avslå,
    rejeit*, recus*, discordo,
    odmítnout, odmítám, odmítnu, zamítnout, zamítám, nesouhlasím, nepřijímám, nepřijmout, nepovolit, zakázat,
    hylkää, hylkään, kiellä, avvis, avslå alle, elutasít*, refuz*, respinge*, rebutj*, reddet*, odmietnuť, odmietam, zamietnuť, nesúhlasím, odbij*, odbiti, zavrni*, rexeitar, nesutinku, atmesti, απόρριψη, απορρίπτω, отклонить, отказаться, відхилити, отказвам, отхвърлям, 拒绝, 全部拒绝, 拒絕, 拒否, 拒否する, すべて拒否`,
  /** To switch on or off: a decision on the first layer, a ticking aid on the second. */
  enable:
    'aktivieren, aktiviere, einschalten, freischalten, enable, activate, turn on, activer, activar, attiva, inschakelen, activeren, włącz, aktiver, aktivera, ativar, aktivovat',
  disable: `deaktivieren, ausschalten, abschalten, disable, deactivate, turn off, désactiver, desactivar, disattiva, disattivare, uitschakelen, wyłącz,
    deaktiver, inaktivera, stäng av, desativar, deaktivovat, vypnout`,
  /** Ticks or unticks boxes only. */
  untick:
    'abwählen, deselect, unselect, untick, uncheck, décocher, deseleccionar, deseleziona, deselecteren, odznacz, fravælg, avmarkera, desmarcar, odznačit',
  not: `nicht, nichts, kein*, not, dont, do not, doesnt, never, nothing, none, pas, ne, rien, no, non, nada, ningun*, niet, niets, geen, nie, nic, żadn*, ikke, ingen,
    inte, inga, icke, nao, nenhum*, žádné, nem, nu, ei, не, нет, nei, negiere`,
  no: 'nein, nee, nö, nej, nope, ne ne',
  noThanks: `nein danke, nein vielen dank, nein lieber nicht, lieber nicht, lieber ohne, nein lieber ohne, nö danke, auf keinen fall, liever niet, raczej nie, rather not, nechci, no thanks, no thank you, non merci, no gracias, no grazie, nee bedankt, nee dank je, nee dank je wel, nee dank u,
    nee dankjewel, nie dziękuję, nej tak, nej tack, nei takk, não obrigado, não obrigada, ne děkuji`,
  yes: 'ja, klar, na klar, ja klar, klar doch, aber klar, na logo, jo, joa, jep, jup, sehr gerne, aber gerne, ja sehr gerne, ja natürlich, sure, yes, yep, yeah, oui, si, tak, sim, ano, jawohl, jazeker, ja bitte, yes please, ja gerne, ja tak, да, kyllä, igen, evet',
  without: 'ohne, without, sans, sin, senza, zonder, bez, uden, utan, sem, sense, fără, ilman, uten, без, χωρίς',
  only: `nur, ausschließlich, lediglich, bloß, reichen, reicht, genügen, genügt, beschränken, beschränke, only, just, solely, uniquement, seulement, solo, soli, sole, sólo, solamente, únicamente, únicas, soltanto, alleen, enkel, uitsluitend, slechts,
    tylko, wyłącznie, jedynie, kun, bare, endast, enbart, bara, apenas, somente, só, pouze, jen, jenom, numai, csak, vain, samo, nomes, iba, только, лише, μόνο`,
  except: `außer, ausgenommen, ausnahme, bis auf, except, excluding, but, sauf, excepto, salvo, tranne, eccetto, behalve, oprócz, wyjątkiem, undtagen, förutom, utom, exceto, kromě`,
  all: `alle, allen, allem, alles, aller, sämtliche*, vollständig*, vollumfänglich, uneingeschränkt, all, everything, tout, tous, toute, toutes, todo, todos, todas, tutto, tutti, tutte, wszystk*, alla, allt, alt, tudo,
    vše, všechny, všechno, všechna, všem, tot, tots, totes, kaikki, összes, toate, tümünü, sve, všetky, všetko, все, всё, ολων, όλα, όλων`,
  /** Without which the site does not work. */
  necessary: `notwendig*, funktionsnotwendig*, betriebsnotwendig*, systemnotwendig*, systemrelevant*, pflicht, pflichtcookies, essenziell*, essentiell*, erforderlich*, nötig*, wichtig*, benötigt*, session, sessioncookies, sitzungscookies, unerlässlich*, unverzichtbar*, zwingend*, wesentlich*, technisch*, grundlegend*, basis*, minimal*,
    necessary, essential*, required, technical, basic, mandatory, minimum,
    nécessaire*, essentiel*, indispensable*, requis*, obligatoire*, technique*,
    necesari*, esencial*, imprescindible*, obligatori*, técnic*,
    necessari*, essenzial*, indispensabil*,
    noodzakelijk*, essentie*, vereist*, verplicht*, noodzaak,
    niezbędn*, wymagan*, konieczn*, podstawow*, obowiązkow*, techniczn*,
    nødvendig*, påkrævede, nödvändig*, nodvandig*, tvingande,
    essencia*, obrigatóri*, nezbytn*, nutn*, povinn*, technick*,
    välttämättöm*, szükséges*, necesar*, esenț*, nužn*, neophodn*, nevyhnut*, zorunlu, gerekli, необходим*, обязательн*, απαραίτητ*`,
  functional:
    'funktional*, funktionell*, functional, functioneel, functionele, fonctionnel*, funcional*, funzional*, funkcjonaln*, funkční*, funktionscookies',
  /** Beyond what is necessary. */
  optional: `optional*, zusätzlich*, restliche*, unnötig*, optionel*, additional, unnecessary, nonessential, non mandatory, optionnel*, facultati*, supplémentaire*, opciona*, adiciona*, opzional*,
    aggiuntiv*, optioneel, aanvullend*, opcjonaln*, dodatkow*, zbędn*, valgfri*, frivillig*, valfri*, volitelné, volitelných, nepovinn*, dobrovoln*`,
  /** One purpose among others. */
  category: `marketing*, statistik*, statistisch*, statistic*, statistique*, analyt*, analys*, analit*, targeting, performance, personalisierung, präferenzcookies, leistungscookies, leistungs, personalisierte*, personalised,
    komfort*, retargeting, profiling, mesure daudience, statistieken, statystyczn*, reklamow*, werbecookies, werbe, publicitaire*, publicitarias, berechtigte interessen, berechtigten interessen, berechtigtem interesse, berechtigtes interesse, legitime interessen, legitimen interessen, legitimate interest, legitimate interests, intérêt légitime, intérêts légitimes, interés legítimo, interesse legittimo, social media, externe medien`,
  advert:
    'werbung, ads, ad, advertising, advertisements, pub, publicité, publicités, publicidad, anuncios, pubblicità, annunci, reclame, advertenties, reklam*, annoncer, annonser, anúncios, reklamy',
  cookie: `cookie*, coockie*, cookis, keks, kekse, keksen, kekschen, krümel, krümeln, traceurs, tracker*, témoins, ciasteczk*, pliki, plików, plikami, plik, galetes, cookieak, cwcis, tracking, trackings, traçage, rastreo,
    technologien, kategorie, kategorien, categories, catégories, technologies, technologie, tecnologías, tools, dienste*, services, service, servicios, servizi, diensten, usługi, tjänster, serviços, služby, verarbeitung*, zwecken, datenverarbeitung, datennutzung, datenerfassung,
    funktionen, speicherung, zugriff, data uses, data use, sdk, tool, permissions, berechtigungen, куки, файлы`,
  privacy:
    'datenschutz, privatsphäre, privatsphären, privacy, confidentialité, privacidad, riservatezza, prywatnosci, prywatność, privatliv, integritet, privacidade, soukromí, gegevensbescherming',
  consent: `einwilligung*, zustimmung*, annahme, akzeptanz, bestätigung, consent*, acceptance, acceptation, consentement*, consentimiento*, aceptación, consenso, consensi, toestemming*, acceptatie,
    zgoda, zgody, zgodę, zgód, zgodami, akceptacji, akceptowania, akceptacja, wyrażania, samtykke*, samtycke*, consentimento*, aceitação, souhlas*, přijetí, súhlas*`,
  give: `erteilen, erteile, geben, gebe, abgeben, give, giving, grant, donner, donne, dar, doy, dare, presta, geven, geef, wyrażam, wyraź, wyrażenia, udzielam, udziel, udzielania, giv, giver, ge, ger, dou, udělit, uděluji`,
  withdraw: `widerrufen, zurückziehen, zurücknehmen, entziehen, withdraw, revoke, revoking, retirer, révoquer, annuler, revocar, retirar, revocare, revoca, ritira, intrekken, wycofaj, wycofać, cofnij,
    træk tilbage, tilbagekald, återkalla, revogar, odvolat`,
  settings: `einstellung*, voreinstellung*, präferenz*, optionen, konfiguration*, detaileinstellungen,
    settings, setting, preference*, prefences, options, option, configuration*, datenschutzmanager, privacy manager, cookie manager, consent manager, preference center, preference centre,
    paramètre*, préférence*, réglage*, centre de préférences,
    configuración, ajustes, preferencias, opciones, impostazion*, preferenz*, opzioni, instelling*, voorkeur*, opties,
    ustawieni*, ustawień, przejdź do ustawień, preferencj*, opcje, opcji, konfiguracj*, indstilling*, præferencer, valgmuligheder, inställning*, installning*, alternativ,
    definições, preferências, configurações, opções, nastavení, předvolby, předvoleb, možnosti,
    asetukset, beállítás*, setări, configuració, ajusts, postavke, nastavenia, ayarlar*, çerez ayarları, innstillinger, ρυθμίσεις, настройки, настроить`,
  adjust: `anpassen, anpassung, verwalten, verwalte, zur auswahl, konfigurieren, konfiguriere, personalisieren, individualisieren, einstellen, festlegen,
    manage, managing, customi*, personalise, personalize, configure, adjust, adapt, tailor,
    personnalis*, paramétrer, paramétrez, paramétrage, gérer, gérez, gestion, configurer, configurez, définir, ajuster, ajustez, régler,
    configurar, configura, personalizar, personaliza, gestionar, gestiona, gestión, administrar, administra, parametrizar, ajustar,
    personalizza*, gestisci, gestire, gestione, imposta, aanpassen, beheer, beheren, instellen, personaliseren, personaliseer, personalisatie,
    dostosuj, dostosować, zarządzaj*, zarządzać, personalizuj, skonfiguruj, ustaw, tilpas, tilpasse, administrer, håndter, anpassa, hantera,
    gerir, gerenciar, definir, upravit, spravovat, přizpůsobit, nastavit, muokkaa, hallitse, personalizeaza, prilagodi, prispôsobiť, tilpass, προσαρμογή`,
  /** Adjusting words that need an object of consent to mean it. */
  change: `ändern, ändere, prüfen, überprüfen, bearbeiten, bestimmen, vornehmen, steuern, change, modify, edit, update, review, control, amend, set, modifier, modifiez, changer, cambiar, modificar, editar,
    modifica, cambia, wijzig, wijzigen, stel, zmień, zmieniam, zmienić, edytuj, ændr, ændre, rediger, ändra, alterar, změnit, maintain`,
  choose: `wählen, auswählen, treffen, wähle, auszuwählen, entscheiden, entscheide, choose, choosing, select, pick, choisir, choisis, choisissez, sélectionner, sélectionnez, elegir, elijo, seleccionar, selecciona,
    scegli, scegliere, seleziona, kiezen, kies, selecteer, selecteren, maken, wybierz, wybrać, vælg, välj, välja, escolher, escolho, selecionar, vybrat, zvolit`,
  /** By the visitor's own hand. */
  own: `selbst, individuell*, einzeln*, eigene*, benutzerdefiniert*, manuell, custom, individual, myself, let me, manual, manually, own, lass mich, lassen sie mich, selber, will entscheiden, laat mij, zelf, eigen, pozwól mi, individuel*, personalizado*, je choisis, ich entscheide, ich wähle, ich möchte auswählen, i want to choose, ich will auswählen, ich möchte wählen, zelf kiezen, yo elijo,
    aangepast*, egna, egne, moi même, détaillé*, detaillierte*, detailed, erweitert*, advanced, spezifisch*, granular*`,
  choice: `auswahl, wahl, änderung, änderungen, changes, selektion, choice, choices, selection, selections, choix, elección, elecciones, selección, selezione, scelta, scelte, keuze, keuzes, selectie, slectie, wybór, wyboru, wybory, valg, mit valg,
    val, urval, escolha, escolhas, seleção, výběr, volba, volby`,
  selected: `ausgewählt*, gewählt*, markiert*, angekreuzt*, selected, chosen, sélectionné, sélectionnés, sélectionnée, sélectionnées, seleccionad*, selezionat*, geselecteerd*, gekozen, wybran*,
    zaznaczon*, udvalgt*, valgte, valda, markerade, selecionad*, vybran*`,
  show: `anzeigen, zeigen, zeige, einblenden, ansehen, öffnen, aufrufen, show, view, see, open, display, afficher, voir, consulter, ver, mostrar, mostra, vedi, visualizza, tonen, toon, bekijk, bekijken,
    openen, pokaż, zobacz, wyświetl, otwórz, vis, visa, exibir, zobrazit, ukázat, take me to`,
  details: `detail, details, detailgedeelte, einzelheiten, zwecke, purposes, finalités, détail*, detalles, finalidades, propósitos, dettagli, finalità, detaljer, szczegół*, cele, detalhes, podrobnosti,
    detaily, detalls, doeleinden, doel, objectifs, подробнее`,
  more: 'mehr, weitere, weiteren, more, further, plus de, más, altre, più, meer, więcej, flere, mere, mer, fler, mais, více, další',
  info: `info, infos, information*, informationen, erfahren, learn, en savoir plus, savoir, información, saber, informazioni, scopri, informatie, weten, dowiedz, informacji, oplysninger, läs, informações, how, wie, warum, why, comment, pourquoi, hoe, waarom, jak, dlaczego, hvordan, hur, lees, lire, read`,
  save: `speichern, speichere, sichern, abspeichern, übernehmen, übernehme, anwenden, save, save exit, save and exit, save + exit, apply, enregistre*, sauvegarde*, appliquer, guardar, guarda, aplicar, salva, salvare,
    applica, opslaan, bewaren, bewaar, toepassen, sla, zapisz, zapisuję, zastosuj, gem, gemme, spara, verkställ, salvar, gravar, uložit, použít, tallenna, mentés, lagre, desa, desar, сохранить`,
  confirm:
    'bestätigen, bestätige, fertig, done, confirm*, valider, validez, bevestig, bevestigen, potwierdz*, potwierdź, bekræft, bekräfta, conferma, confermo, confermare, potvrdit, potvrzuji, подтвердить, 確認',
  submit: 'absenden, abschicken, senden, submit, send, envoyer, soumettre, enviar, invia, verzenden, versturen, wyślij, skicka, odeslat',
  close: `schließ*, close, closes, dismiss, fermer, ferme, fermez, cerrar, cierra, chiudi, chiudere, sluit, sluiten, zamknij, zamknąć, luk, stäng, fechar, zavřít, zavři, ausblenden, verbergen, verberge,
    hide, masquer, ocultar, nascondi, wegklicken, x, nicht mehr anzeigen, nicht mehr zeigen, nichtmehr zeigen, dont show again, dont show this, do not show again, ne plus afficher, tanca*, închide, lukk, sulje, bezár*, zatvori, kapat, закрыть`,
  later: `später, später entscheiden, später erinnern, nicht jetzt, jetzt nicht, not now, later, maybe later, ask me later, plus tard, pas maintenant, más tarde, ahora no, più tardi, non ora, nu niet, niet nu,
    later beslissen, nie teraz, później, ikke nu, inte nu, agora não, později, without deciding, ohne entscheidung, ohne auswahl, sans choisir, reporter`,
  ok: 'ok, okay, oke, okey, o k, ок, окей, oki',
  acknowledge: `verstanden, alles klar, geht klar, in ordnung, kapiert, passt, passt schon, super, schon gut, gelesen, zur kenntnis genommen, ich verstehe, einleuchtend, alles okay, alles gut, kein problem, klingt gut, find ich gut, finde ich gut, ist gut, von mir aus, meinetwegen, bin dabei, roger,
    got it, i get it, i understand, understood, gotcha, alright, all right, sounds good, thats ok, thats okay, thats fine, this is ok, its ok, its okay, fine by me, fine, cool, no problem, acknowledge, acknowledged,
    compris, cest bon, cest noté, bien reçu, entendu, entendido, comprendido, lo entiendo, vale, enterado, ho capito, capito, va bene, ho letto,
    begrepen, begrijp, prima, ik snap het, duidelijk, geen probleem, gelezen, rozumiem, w porządku, jasne, przyjmuję do wiadomości,
    forstået, jeg forstår, det er ok, den är ok, förstått, jag förstår, uppfattat, entendi, percebi, compreendi, está bem, rozumím, chápu, beru na vědomí,
    ymmärrän, rendben, értem, am înțeles, entesos, razumijem, razumem, rozumiem, anladım, понятно, понял, хорошо`,
  continue: `weiter, fortfahren, fortsetzen, weitersurfen, weiterlesen, weiternutzen, continue, proceed, carry on, continuer, continue, poursuivre, continuar, continua, continúa, continúo, continuare, prosegui, procedi,
    doorgaan, ga verder, verder, verdergaan, kontynuuj*, dalej, fortsæt, videre, fortsätt, vidare, gå vidare, prosseguir, pokračovat, pokračuj, surfen, navegar, naviguer, navigare`,
  use: `verwenden, verwende, nutzen, nutze, setzen, einsetzen, lesen, use, using, keep, utiliser, utilise, usar, utilizar, usa, usare, utilizza, gebruik, gebruiken, lezen, użyj, używaj, korzystam, brug, använd, pouzivat`,
  free: 'kostenlos, kostenfrei, gratis, free, for free, gratuit*, gratuitamente, za darmo, bezpłatnie, zdarma, entgeltfrei',
  recommended:
    'empfohlen*, recommended, recommandé*, recomendad*, consigliat*, aanbevolen, zalecan*, anbefalede, rekommenderade, doporučen*, default, standard, preset',
  subscribe: `abo, abos, abonnieren, abonniere, abonnement*, purabo, subscribe*, subscription, sabonner, mabonne, je mabonne, abonnez, abonner, abonneren, suscrib*, suscripción, suscribo, abbonati, abbonamento, abbona*,
    subskrybuj, subskrypcj*, prenumerera, prenumeration, abonner, assinar, assinatura, subscrever, předplatit, předplatné, contentpass, freechoice, pur abo, pur zugang, zum pur, pur angebot, mit pur, pur lesen, pur abonnieren, jetzt pur`,
  adfree:
    'werbefrei*, ad free, adfree, advertising free, ad lite, sans pub, sans publicité, reklamefri*, reklamfri*, annonsfri*, advertentievrij, reclamevrij, bez reklam, sin anuncios, sin publicidad, senza pubblicità, sem anúncios, ohne werbung, ohne anzeigen, without ads, zonder advertenties, zonder reclame, uden reklamer, utan annonser',
  pay: `zahlen, zahle, bezahlen, bezahle, kostenpflichtig*, zahlungspflichtig*, pay, paying, paid, payer, paie, pagar, pago, paga, pagare, betaal, betalen, zapłać, płacę, betal, betala, zaplatit, €, eur, euro, £, $, usd, chf, monat, monatlich`,
  age: `18, 18+, 16, 16+, 21, 21+, 24, 24+, 18 jahre, volljährig, alter, jahre, jahren, älter, jünger, years, year, older, age, aged, majeur, majeure, ans, años, anni, jaar, ouder, jonger, lat, år, anos`,
  partner:
    'partner*, anbieter*, drittanbieter*, vendor*, lieferanten, fournisseur*, proveedor*, socios, fornitori, leverancier*, derden, third parties, third party, dostawc*, tcf, iab, zulieferer',
  /** The notice itself, as the object of closing. */
  notice: `hinweis, nachricht, hinweise, cookiehinweis, notice, message, banner, popup, pop, up, dialog, dialogfeld, dialogue, fenster, benachrichtigung, meldung, melding, bericht, aviso, avviso, alerte, lalerte, komunikat,
    besked, meddelande, window, notification, warning, mensaje, bandeau, fenêtre, cookiebanner, cookiemelding, rgpd, gdpr, dsgvo, modal, modale, overlay, bannière`,
  policy: `richtlinie*, policy, policies, erklärung*, datenschutzerklärung*, datenschutzhinweis*, bestimmungen, datenschutzbestimmung*, datenschutzrichtlinie*, impressum, anbieterkennzeichnung, imprint, agb, agbs, terms, bedingungen,
    nutzungsbedingungen, geschäftsbedingungen, conditions, statement, politique*, politica*, polityk*, beleid, cookiebeleid, privacybeleid, verklaring, cookieverklaring, privacyverklaring, informativa, mentions, legal,
    cookiepolitik, privatlivspolitik, personuppgiftspolicy, integritetspolicy, zásady, regulamin*, charte, disclaimer, voorwaarden, cookiehinweise, declaration, déclaration, widerrufsbelehrung, barrierefreiheit`,
  /** Buys, signs in, sends, or leads away. Nothing that says so is ever clicked. */
  leave: `kaufen, kauf, kaufe, bestell*, buchen, buche, reservier*, warenkorb, einkaufswagen, merkzettel, wunschliste, kasse, spenden, spende, newsletter, rundbrief, anmelden, anmeldung, anmelde, abmelden, einloggen, login, logge,
    registrieren, registrierung, registriere, konto, mitglied*, passwort, download*, herunterladen, app, installieren, angebot, angebote, rabatt, gutschein, gewinnspiel, teilnehmen, bewerben, bewerbung, termin, beratung, anfrage, anfragen,
    kündigen, kündigung, bestellung, vertrag, einlösen, teilen, drucken, kontakt, anrufen, verlassen, abbrechen, zurück, testen, mieten, sprache, google, facebook, apple, paypal, klarna, amazon, microsoft, twitter, linkedin, instagram,
    buy, purchase, order, orders, basket, cart, checkout, donate, donation, sign, signin, signup, log, logout, register, registration, account, join, member*, password, install, offer, offers, deal, deals, discount, coupon, voucher, share, print, contact, call, leave, exit,
    cancel, back, trial, rent, book, language, sell, sale, invitation, invite, friend, request, job, jobs, quote, apply now, bid,
    acheter, achat, panier, commander, commande, réserver, don, faire un don, connexion, connecter, inscrire, sinscrire, inscription, compte, télécharger, quitter, retour, partager,
    comprar, compra, carrito, pedido, donar, iniciar, sesión, registrarse, registrar, cuenta, descargar, salir, boletín, acquista, carrello, ordina, dona, accedi, registrati, iscriviti, scarica, esci,
    kopen, bestellen, winkelwagen, winkelmand, doneren, doneer, inloggen, aanmelden, registreren, nieuwsbrief, downloaden, verlaten, kup, koszyk*, zamów, wesprzyj, zaloguj, zarejestruj, pobierz,
    køb, kurv, bestil, tilmeld, nyhedsbrev, log ind, hent, köp, varukorg, beställ, nyhetsbrev, logga, registrera, ladda, encomendar, carrinho, doar, entrar, baixar, koupit, košík*, objednat, přihlásit, registrovat, stáhnout, darovat,
    werbeeinstellungen, anzeigeneinstellungen, ad settings, advertising settings, widerruf, push, benachrichtigungen, notifications, meldungen, anrufe, nachrichten, call, standort, location, altersprüfung, podcast, kanal, channel, feed`,
  /** What pages embed: to open it leads away, to allow it in a banner is a choice. */
  embedded: 'chat, chats, live chat, livechat, support chat, karte, karten, video, videos, map, maps, spotify, youtube, vimeo',
  thanks:
    'danke, dankeschön, vielen dank, thanks, thank you, merci, gracias, grazie, bedankt, dank je, dank je wel, dziękuję, tack, takk, obrigado, děkuji',
  enter:
    'domainname, besuchen, betreten, eintreten, enter, entrer, site betreten, seite betreten, zur website, zur seite, zum angebot weiter, to website, to site, to the website, to the site, visit, bezoek, przejdź do serwisu, przejdź do strony',
  with: 'with, avec, con, met, med, com, mit',
  or: 'oder, or, ou, lub, eller, nebo, oppure',
  filler: `ich, bin, habe, hab, wir, mir, mich, möchte, will, mag, würde, doch, gern, gerne, damit, davon, dass, habs, nutzung, verwendung, einsatz, gesamte, es, zu, zum, zur, an, ab, ein, meine*, mein, unsere*, ihr, ihre, ihren, ihrer, dein, deine*, der, die, das, den, dem, des, und, für, auf, in, im, von, bei, als,
    diese, dieser, diesen, dieses, seite, website, webseite, jetzt, hier, unbedingt, wirklich, individuellen, andere*, nach, bitte, um, sie, aktuelle*, auch, sowie, empfehlung, sofort, direkt, einfach, lieber, abschnitt, persönliche*, sein, soll, vom, am, sind, ist,
    i, im, am, id, like, want, wish, prefer, would, my, me, mine, your, you, our, the, a, an, and, to, for, on, of, from, this, that, these, those, it, is, are, be, site, now, here, please, strictly, absolutely, other, others, use of, usage, any, yes and, types, type, we, let, ill, ive,
    je, jai, lemploi, utilisation, le, la, les, l, de, des, du, mon, ma, mes, vos, votre, notre, et, à, au, aux, pour, ce, cet, cette, ces, ici, strictement, en, que, moi, lutilisation, lusage, dutilisation, autres, moi, un, une, site, suis, dans, ses, sa, son, section, continuez,
    yo, prefiero, el, los, las, lo, y, e, del, al, mis, mi, tu, tus, sus, su, para, por, esta, este, estoy, aquí, estrictamente, otras, me,
    io, il, gli, i, della, dei, delle, del, miei, mie, tue, tuoi, per, questo, strettamente, sono, di, altri, ed,
    ik, ga, het, een, mijn, uw, jouw, jullie, van, te, voor, op, aan, toe, af, dat, deze, strikt, naar, mij, die, dit, andere, is, zijn, ben, sectie, persoonlijke, alles goed, om, er, gaan,
    się, sekcji, sekcja, na, moje, moich, mój, moimi, swoje, swój, oraz, z, w, do, te, ściśle, dla, użycie, użycia, tych, innych, to, o,
    jeg, jag, min, mine, mina, mitt, og, och, att, at, til, till, på, strengt, der, det, den, de, dem, denne, som, er, här, her, av, af, våra,
    eu, meu, meus, minha, minhas, os, as, o, do, da, dos, das, para, com os, estritamente, uso, outros,
    s, se, mé, moje, a, to, pro, tyto, ze, ke, k`,
} as const satisfies Record<string, string>;

/** What a word or phrase in a label stands for. */
export type Meaning = keyof typeof lexicon | 'unknown';

/** Words that glue to the front of a noun for settings or choice: `Cookieeinstellungen`, `Zustimmungspräferenzen`. */
export const compoundFronts =
  'cookie, cookies, fein, datenschutz, privatsphäre, privatsphären, privacy, consent, einwilligungs, zustimmungs, tracking, detail, toestemmings, samtykke, samtyckes, tool, technologie, dienste';
/** The nouns they glue to. */
export const compoundBacks =
  'einstellung, einstellungen, voreinstellungen, präferenzen, präferenz, optionen, settings, preferences, instelling, instellingen, voorkeuren, voorkeur, indstillinger, inställningar, konfiguration, verwaltung, auswahl, wahl, manager, keuzes';
