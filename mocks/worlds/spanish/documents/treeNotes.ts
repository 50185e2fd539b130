export const treeNotes = `Cuaderno de campo, parcelas altas
Begoña Núñez de la Torre

3 de febrero. Poda de los árboles viejos. La variedad picual brota bien después de una poda fuerte; la arbequina no.

18 de marzo. El repilo aparece en las hojas bajas de la parcela del barranco. El repilo es un hongo que necesita agua sobre las hojas. Se trató con cobre antes de la lluvia.

2 de mayo. Primeras flores. Los olivos de riego van diez días por delante de los de secano.

21 de junio. La mosca del olivo no ha llegado. Las trampas se revisan cada lunes.

9 de septiembre. El envero empieza en la parcela del cementerio viejo. La aceituna tiene poco hueso y mucha pulpa.
`
