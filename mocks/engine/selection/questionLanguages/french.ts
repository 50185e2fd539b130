import { anyOf, asks, type QuestionLanguage } from './questionLanguage.ts'

const { raw } = String
const PREPOSITION =
  "(?:a|au|de|du|d'|en|dans|avec|par|pour|depuis|jusqu'a|jusqu'|sur|selon|chez|vers|a partir de|pendant)"

export const FRENCH: QuestionLanguage = {
  language: 'fr',
  opening: anyOf(
    raw`^(?:(?:bonjour|salut|s'il (?:vous|te) plait|svp|et|mais|alors|donc)\b,? )*(?:(?:peux[- ]tu|pouvez[- ]vous|pourrais[- ]tu|pourriez[- ]vous) (?:me |nous )?(?:dire|expliquer|indiquer) |(?:dis|dites|explique|expliquez)[- ](?:moi|nous) (?=(?:qu|ou\b|comment|combien|pourquoi|ce)))?`,
  ),
  start: anyOf(
    raw`^(?:${PREPOSITION} ?)?(?:qui|que|qu'|quoi|quel|quelle|quels|quelles|quand|ou|combien|comment|pourquoi|lequel|laquelle)\b`,
    raw`^(?:est[- ]ce|c'est quoi|peut[- ]on|puis[- ]je|faut[- ]il|y a[- ]t[- ]il|dois[- ]je|suis[- ]je|ai[- ]je)\b`,
    raw`^\p{L}+-(?:t-)?(?:il|elle|ils|elles|on|je|nous|vous|tu|ce)\b`,
  ),
  kinds: {
    summary: asks(
      raw`^(?:resume[zr]?|resumer|synthetise[zr]?|resume-moi)\b|\bun (?:bref |court )?resume\b|^(?:peux[- ]tu|pouvez[- ]vous|pourrais[- ]tu|pourriez[- ]vous) (?:me |nous )?resumer`,
      raw`\b(?:resume|synthese|vue d'ensemble|apercu) (?:de|du|des|sur)\b|\b(?:resume|synthese|apercu) (?:d'|de l')`,
      raw`^(?:de quoi|sur quoi|de quel sujet) (?:parle|parlent|traite|porte|s'agit|est[- ]il question|il s'agit|ca parle)\b`,
      raw`^quel(?:le)?s? (?:est|sont) (?:le sujet|l'idee|les idees|les points|les resultats|les conclusions|les grandes lignes|le theme)(?: (?:principal|principaux|principale|principales|cles|importants|essentiels))?\b`,
      raw`^que (?:dit|contient) (?:le|ce|cette|la) [^,]*(?:document|fichier|texte|rapport|article|lettre|manuel|contrat|proces-verbal)$`,
    ),
    date: asks(
      raw`^(?:${PREPOSITION} ?)?quand\b|\bquand$`,
      raw`\bquel(?:le)?s? (?:est la |etait la |est le )?(?:jours?|date|dates|annee|annees|mois|heure|heures|siecle|decennie|semaine|delai|horaires?|moment)\b`,
      raw`^(?:date|delai|horaires?|heures?)\b`,
      raw`^quels? (?:est|sont) (?:le delai|les horaires|la date)\b`,
    ),
    count: asks(
      raw`\bcombien (?:y a[- ]t[- ]il )?(?:de|d') ?(?!temps|fois|argent|poids)\p{L}`,
      raw`\bcombien y a[- ]t[- ]il (?:de|d')`,
      raw`^nombre d[e']|\bquel(?:le)? (?:est le )?(?:nombre|quantite)\b`,
    ),
    amount: asks(
      raw`\bcombien\b`,
      raw`\bquel(?:le)? (?:est |etait |sera )?(?:le |la |l')?(?:\p{L}+ )?(?:prix|cout|montant|temperature|vitesse|taille|longueur|largeur|hauteur|poids|distance|age|pourcentage|proportion|pression|puissance|dose|tarif|taux|duree|capacite|superficie|limite|maximum|minimum|population|salaire|valeur|frequence|amende|caution)\b`,
      raw`^(?:le |la )?(?:prix|cout|montant|tarif|temperature|poids|duree|limite)\b`,
    ),
    place: asks(
      raw`^(?:d'|de |par |jusqu')?ou\b`,
      raw`\b(?:dans|en|a|de) quel(?:le)? (?:ville|pays|lieu|endroit|region|rue|salle|batiment|etage|etat|continent|dossier|repertoire|piece|village|quartier)\b`,
      raw`^quel(?:le)? (?:est l'adresse|ville|pays|lieu|endroit)\b`,
    ),
    person: asks(
      raw`^(?:${PREPOSITION} ?)?qui\b(?! est[- ]ce que\b.* quoi)`,
      raw`^comment s'appell(?:e|ent|ait) (?:le|la|les|l')`,
      raw`\bquel(?:le)? (?:est le nom|personne|auteur|roi|reine|president|presidente|entreprise|equipe|societe|scientifique|acteur|actrice|organisation|organisme|service)\b`,
    ),
    reason: asks(
      raw`\bpourquoi\b`,
      raw`\bquel(?:le)?s? (?:est |sont |etait )?(?:la |les |le )?(?:raison|raisons|cause|causes|motif|motifs)\b`,
      raw`^c'est pour quoi\b|\bpour quelles? raisons?\b|^a quoi est du\b`,
    ),
    instruction: asks(
      raw`^comment (?:puis|peut|pouvons|dois|doit|faut|faire|est[- ]ce qu|fait|je|on|nous)\b`,
      raw`^comment (?!s'appelle|se fait|ca va)(?:m'|me |se |s'|le |la |les |l')?\p{L}+(?:er|ir|re|oir)\b`,
      raw`^comment (?:\p{L}+)[- ](?:t[- ])?(?:on|je)\b`,
      raw`^(?:que|qu'est[- ]ce que|quoi) (?:faire|dois|doit|faut|je dois faire|je fais|on fait)\b|^qu'est[- ]ce qu(?:e je|'on|'il faut) (?:dois faire|fait|faire)`,
      raw`^que dois[- ]je faire\b|^que faut[- ]il faire\b`,
      raw`^(?:avec )?quel(?:le)? (?:commande|touche|option|bouton)\b`,
    ),
    purpose: asks(
      raw`^a quoi (?:sert|servent|ca sert|est destine)\b|^pour quoi faire\b`,
      raw`^quel(?:le)? est (?:le but|la fonction|l'objectif|le role|l'utilite|l'objet)\b`,
      raw`^que fait (?:le|la|l')`,
    ),
    list: asks(
      raw`^(?:enumere[zr]?|liste[zr]?|cite[zr]?|nomme[zr]?|donne[zr]?[- ]moi la liste)\b`,
      raw`^quel(?:le)?s (?:sont|etaient)\b`,
      raw`^quel(?:le)?s (?:\p{L}+ )?\p{L}+[sx]\b`,
      raw`^qu'est[- ]ce qui est (?:inclus|compris)\b|^que (?:comprend|contient|inclut|comporte)\b|^de quoi (?:se compose|est compose)|^qu'est[- ]ce qu'il faut (?:amener|apporter|prevoir|fournir)`,
      raw`^quels? types? d`,
    ),
    definition: asks(
      raw`^(?:qu'est[- ]ce (?:que c'est qu'|que |qu')|c'est quoi)`,
      raw`^qui (?:est|etait|sont|etaient) (?:[^ ]+ ?){1,4}$`,
      raw`^que (?:signifie|signifient|veut dire|veulent dire|designe)\b|^qu'entend[- ]on par\b|\bca veut dire quoi\b`,
      raw`\b(?:signification|definition) (?:de|du|d')`,
    ),
    choice: asks(raw`\bquel(?:le)?s?\b|^qu[e']|\bquoi\b`),
    yesNo: asks(
      raw`^(?:est[- ]ce qu|peut[- ]on|puis[- ]je|faut[- ]il|y a[- ]t[- ]il|dois[- ]je|suis[- ]je|ai[- ]je)`,
      raw`^(?!comment\b|(?:[^ ]+ )?(?:qui|quoi|quel\p{L}*)\b)(?:[^ ]+ ){0,4}\p{L}+-(?:t-)?(?:il|elle|ils|elles|on|je|nous|vous|tu)\b`,
    ),
  },
  asksByTone: true,
  standsFor: anyOf(raw`\b(?:sigle|signifient?|veut dire|abréviation)\b`),
  requestWords:
    'résume résumer résumé résumez synthèse synthétise vue ensemble aperçu peux pouvez pourrais pourriez faire fais fait donne donnez moi bref court svp ' +
    'plaît parle parlent traite porte agit question sujet thème idée idées points point résultats conclusions grandes lignes principal ' +
    'principaux principale principales clés importants essentiels dit contient contenu tout dernier nouveau',
  documentWords:
    'document fichier texte rapport étude article livre manuel guide note notes page auteur lettre courriel contrat annexe procès verbal règlement',
  request: anyOf(
    raw`^(?:(?:peux[- ]tu|pouvez[- ]vous|pourrais[- ]tu|pourriez[- ]vous|donne[z]?[- ]moi|fais[- ]moi|me|faire|un|une|bref|court) )*(?:résume[rz]?|résumé (?:de|du|des)|vue d['’]ensemble (?:de|du|des)|synthèse (?:de|du|des))\s+(?=\S)`,
  ),
  answers: {
    number: anyOf(
      raw`\b(?:un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cents?|mille|millions?|milliards?|douzaines?|demi\p{L}*|moitié|tiers|quart|double|triple|aucun\p{L}*|tous|plusieurs|quelques|gratuit\p{L}*|quotidien\p{L}*|hebdomadaire\p{L}*|mensuel\p{L}*|annuel\p{L}*)\b`,
    ),
    date: [
      anyOf(
        raw`\b(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|aujourd['’]hui|hier|demain|midi|minuit|matin|soir|printemps|été|automne|hiver|siècle|heures?)\b|\b\d{1,2} ?h(?: ?\d\d)?\b|\d{1,2}/\d{1,2}|\bil y a \p{L}+ (?:ans|mois|semaines|jours)\b`,
      ),
    ],
    event: anyOf(
      raw`\b(?:quand|lorsque|après|avant|pendant|depuis|jusqu|dès|chaque|lors|au plus tard|dans les|sous|délai|tant que|à partir)\b`,
    ),
    reason: anyOf(
      raw`\b(?:parce|car|puisque|en raison|cause|raison|motif|donc|afin|pour|c['’]est pourquoi|grâce|sinon|éviter|empêcher|suite à|de sorte|ainsi)\b`,
    ),
    place: anyOf(
      raw`\b(?:à|au|aux|en|dans|sur|sous|chez|près|entre|vers|devant|derrière|depuis|ici|là|où)\b`,
    ),
    purpose: anyOf(
      raw`\b(?:sert|servent|pour|permet|permettent|afin|utilisé\p{L}*|but|rôle|fonction|commande|affiche|indique|évite|protège)\b`,
    ),
    instruction: anyOf(
      raw`\b(?:doit|doivent|devez|faut|peut|pouvez|suffit|d['’]abord|ensuite|puis|en \p{L}+ant|avec|veuillez|cliquez|appuyez|choisissez|ouvrez|utilisez)\b|^\p{L}+(?:ez|er|ir)\b`,
    ),
    definition: anyOf(
      raw`\b(?:est|sont|était|étaient|signifie|signifient|désigne|désignent|s['’]appelle|appelé\p{L}*|on entend|consiste|veut dire|correspond)\b|[:–=]`,
    ),
  },
}
