import { testKinds } from './support.ts'

testKinds('French', {
  summary: [
    'Résume le document.',
    'Peux-tu me faire un résumé du rapport ?',
    'De quoi parle ce contrat ?',
    'Quels sont les points principaux ?',
    'Donne-moi une vue d’ensemble du règlement',
  ],
  definition: [
    "Qu'est-ce qu'une franchise ?",
    'C’est quoi la période de carence ?',
    'Que signifie « préavis » ?',
    'Que veut dire le sigle CSE ?',
    "Qu'entend-on par accident de trajet ?",
  ],
  person: [
    'Qui a signé le bail ?',
    'À qui dois-je envoyer ma demande ?',
    "comment s'appelle le directeur",
    'Qui est responsable de la sécurité ?',
  ],
  date: [
    'Quand commence le stage ?',
    "Jusqu'à quand puis-je annuler ?",
    'À quelle heure ferme la mairie ?',
    'quel jour passent les éboueurs',
    'En quelle année la société a-t-elle été fondée ?',
  ],
  place: [
    'Où se trouve le compteur d’eau ?',
    'ou est la sortie de secours ?',
    'Dans quelle ville est le siège ?',
  ],
  reason: [
    'Pourquoi le loyer a-t-il augmenté ?',
    'Quelle est la raison du retard ?',
    'Pour quelle raison la demande a-t-elle été refusée ?',
  ],
  count: ['Combien de jours de congé ai-je ?', 'Combien y a-t-il de salles ?'],
  amount: [
    "Combien coûte l'inscription ?",
    'Combien de temps dure la garantie ?',
    'Quel est le prix du repas ?',
    'À quelle température faut-il cuire la pâte ?',
    'ça coûte combien ?',
  ],
  instruction: [
    'Comment puis-je résilier mon contrat ?',
    'comment changer le mot de passe ?',
    'J’ai perdu ma carte, que dois-je faire ?',
    'Comment est-ce qu’on nettoie le filtre ?',
    'Que faire en cas de fuite ?',
  ],
  purpose: ['À quoi sert le bouton rouge ?', 'Quel est le but de cette procédure ?'],
  list: [
    'Quels documents faut-il fournir ?',
    'Énumère les exceptions.',
    'Quelles sont les conditions ?',
    "Qu'est-ce qui est inclus dans le forfait ?",
  ],
  yesNo: [
    'Est-ce que je peux venir avec mon chien ?',
    'Faut-il réserver ?',
    'Peut-on payer par carte ?',
    'Si j’annule la veille, suis-je remboursé ?',
    'y a-t-il un ascenseur ?',
  ],
})
