/** It states another torque than the design basis. */
export const methodStatement = `Method statement: erection of the hangers
Alder Lock footbridge, Pryce Steelwork

Sequence. The hangers are installed from the middle of the bridge outward, always in pairs. A pair takes about two hours. Work stops in gusts above 12 metres per second.

Crane. The mobile crane stands on the northern bank. It lifts at most 3.5 tons at a radius of 20 metres.

Tightening. The bolts of the hangers are tightened to a torque of 210 Nm, because their threads are lubricated. Two fitters check each other and mark every tightened bolt with yellow paint.

Persons. Gareth Pryce supervises the erection. Nkechi Obi is responsible for safety on site. The lock keeper closes the lock during lifts.

Records. The torque of every bolt is recorded in the erection diary. The diary is handed over to the canal authority at completion.
`
