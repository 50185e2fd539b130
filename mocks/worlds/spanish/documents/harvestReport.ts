export const harvestReport = `# Informe de la campaña

Redactado por Begoña Núñez de la Torre para la asamblea de socios.

## Cosecha

Este año entraron 412 toneladas de aceituna, un tercio menos que el año pasado. La sequía de la primavera redujo la floración en las parcelas altas. El rendimiento medio fue del 19 por ciento.

## Calidad

El panel de cata clasificó 58.000 litros como virgen extra. La acidez media fue de 0,2 grados. La temperatura del batido es de 31 grados desde que se cambió el termostato; el panel no encontró diferencias.

## Ventas

Japón compró 9.000 litros. Los restaurantes de la comarca compraron menos que el año anterior porque subió el precio.

## Propuestas

Se propone comprar una segunda batidora y plantar 300 olivos en la parcela del cementerio viejo.
`
