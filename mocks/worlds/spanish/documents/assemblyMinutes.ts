export const assemblyMinutes = `Acta de la asamblea general
Cooperativa El Laurel, 12 de enero

Preside la asamblea Araceli Güell Peñalver. Asisten 43 socios de 61.

Primero. Se aprueba el informe de la campaña con 40 votos a favor y tres abstenciones.

Segundo. Se discute la compra de una segunda batidora. Cuesta 68.000 euros. Begoña Núñez de la Torre explica que la primera tiene veintidós años y que ya no hay repuestos. La asamblea aprueba la compra.

Tercero. Varios socios preguntan por el olor del agua del pozo. El análisis se repetirá en marzo.

Ruegos y preguntas. Don Eusebio pide que se arregle el camino antes de la próxima cosecha. Se le contesta que el camino es del ayuntamiento.
`
