/** Units, abbreviations and words of the office that a dictionary of meanings does not join, a group in each line. */
const GROUPS = `
kg kilogram kilo kilogramme
km kilometre kilometer
cm centimetre centimeter
mm millimetre millimeter
ml millilitre milliliter
l litre liter
min minute
hr hrs hour
sec second
°c celsius degree
percent percentage %
eur euro €
usd dollar $
gbp pound £
tel phone telephone mobile
max maximum most
min minimum least
approx approximately
dept department
info information
app application program software
photo photograph picture
fridge refrigerator refrigeration refrigerated
email e-mail mail
lab laboratory
admin administrator
config configuration setting
temp temperature
spec specification
avg average mean
doc document
id identifier identification
tv television
exam examination
maths mathematics math
hq headquarters
vat tax
wifi wireless wlan
bike bicycle
laptop notebook
holiday vacation leave
ram memory
pc computer
cap limit ceiling maximum
cash money
cell mobile
cost price fee charge rate
deadline due latest
boss manager supervisor head
kid child
toilet lavatory wc restroom
lift elevator
flat apartment
car vehicle
doctor physician
shop store
agm general-meeting
faq question
sick illness ill
job work
staff employee personnel
pay salary wage payment
rent lease
landlord lessor
tenant lessee
buy purchase
sell sale
fix repair
broken defective faulty damaged
warranty guarantee
start begin commence beginning
end finish expire expiry termination
stop cease
cancel terminate termination cancellation
allowed permitted permissible
forbidden prohibited
must shall required mandatory obligatory
need require necessary
big large size
folder directory
delete remove erase
loud noise sound decibel db
heavy weight weigh mass
fast speed
hot temperature
long length duration
old age
tall height high
deep depth
wide width
thick thickness
far distance
expensive price cost
often frequency interval
one 1 single
two 2 twice
three 3
four 4
five 5
six 6
seven 7
eight 8
nine 9
ten 10
eleven 11
twelve 12 dozen
twenty 20
thirty 30
hundred 100
thousand 1000
`

/** The other words of the groups of a word. */
export const EQUAL_WORDS: ReadonlyMap<string, readonly string[]> = groupsByWord()

function groupsByWord(): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const line of GROUPS.trim().split('\n')) {
    const words = line.split(' ')
    for (const word of words)
      groups.set(word, [...(groups.get(word) ?? []), ...words.filter((other) => other !== word)])
  }
  return groups
}
