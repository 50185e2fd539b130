export const manual = `# Manual de la almazara

Cooperativa El Laurel. Responsable de la almazara: Íñigo Zubizarreta.

## Recepción de la aceituna

La aceituna se recoge entre el 20 de octubre y el 15 de diciembre. Cada remolque se pesa a la entrada y recibe un número. La aceituna del suelo se muele aparte y nunca se mezcla con la del árbol.

## Molienda y batido

La temperatura del batido es de 27 grados. El batido dura 40 minutos. Si la pasta se calienta más, el aceite pierde aroma y ya no puede llamarse de extracción en frío.

## Almacenamiento

El aceite se guarda en depósitos de acero de 5.000 litros. La bodega se mantiene a 16 grados durante todo el año. Los depósitos se limpian con agua caliente y sin jabón.

## Seguridad

Nadie entra solo en la tolva. La llave de la tolva la guarda Íñigo Zubizarreta.
`
