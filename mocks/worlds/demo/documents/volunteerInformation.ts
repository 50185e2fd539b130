/** The information sheet for volunteers; it becomes a Word document. */
export const volunteerInformation = `Information for volunteers of the Lantern study

Thank you for your interest in the Lantern study of the Halden Sleep and Memory Laboratory. This sheet explains what will happen, what it may cost you and what happens to your data. Please read it in peace and ask Mira Halloran whatever remains unclear.

What you will do

You come to the laboratory on two evenings, at least one week apart, at 19:45. Attaching the electrodes takes about fifty minutes. You learn word pairs on a screen, sleep in a single bedroom and are woken at 07:00. The bedroom is kept at 21 degrees while you learn. Recall is now tested once before sleep and again at 07:15 in the morning. You have breakfast with us and can leave at 08:30. On one of the two nights, sounds are played quietly while you sleep. You will not be told on which one.

What you should avoid

Please drink no coffee, tea or cola after noon on the day of a night with us, and no alcohol on that day or the day before. Please do not take a nap on the day itself.

Risks

The study carries no known risk to your health. The electrode paste may redden the skin for some hours. You may sleep less deeply than at home. If a sound wakes you, it is switched off at once.

Payment

You receive 140 euros for both nights together. If you end your participation after the first night, you receive 60 euros. Costs of travel are repaid up to 25 euros for each night.

Your data

Your recordings carry a code instead of your name. The list that connects codes and names is kept on paper in a locked cabinet and is destroyed twelve months after the last night of the study. The recordings without names are kept for ten years, as the rules of good scientific practice require. Nobody outside the laboratory can hear or see you while you sleep; the camera in the bedroom shows a picture but stores none.

Ending your participation

You can end your participation at any time without giving a reason. You can ask for your recordings to be deleted as long as the list of names exists. After that nobody can tell which recordings are yours.

If something worries you during the night, press the button beside the bed. Tobias Wren or another technician is in the next room all night and answers within a minute.
`
