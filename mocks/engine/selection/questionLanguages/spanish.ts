import { anyOf, asks, type QuestionLanguage } from './questionLanguage.ts'

const { raw } = String
const PREPOSITION = '(?:a|al|de|del|en|con|por|para|desde|hasta|sobre|segun|entre)'

export const SPANISH: QuestionLanguage = {
  language: 'es',
  opening: anyOf(
    raw`^(?:(?:hola|buenas|buenos dias|por favor|oye|y|pero|entonces)\b,? )*(?:(?:me )?(?:puedes|podrias|puede|podria) (?:decirme|decir|explicarme|explicar|indicarme)(?: por favor)?,? |(?:dime|digame|explicame) (?=(?:que|quien|cuand|cuant|dond|com|por que|cual)))?`,
  ),
  start: anyOf(
    raw`^(?:${PREPOSITION} )?(?:que|quien|quienes|cual|cuales|cuando|cuanto|cuanta|cuantos|cuantas|donde|adonde|como)\b`,
    raw`^(?:cada cuanto|por que)\b`,
    raw`^(?:puedo|puede|pueden|podemos|se puede|hay|es|son|esta|estan|tengo|tiene|debo|debe|hace falta|me devuelven)\b`,
  ),
  kinds: {
    summary: asks(
      raw`^(?:resume|resuma|resumeme|resumir|sintetiza|resumen)\b|\bun (?:breve )?resumen\b|\bhaz(?:me)? un resumen\b|^(?:puedes|podrias|puede|podria) resumir`,
      raw`\b(?:vision general|panorama|sintesis|resumen) (?:de|del|sobre)\b`,
      raw`^(?:de|sobre) que (?:trata|tratan|va|habla|hablan|trataba)\b`,
      raw`^cuales? (?:es|son) (?:el tema|la idea|las ideas|los puntos|los resultados|las conclusiones|los hallazgos)(?: (?:principal|principales|clave|mas importantes|fundamentales|centrales))?\b`,
      raw`^que dice (?:el|este|esta|la) [^,]*(?:documento|archivo|texto|informe|articulo|carta|manual|contrato|acta)$`,
    ),
    date: asks(
      raw`^(?:${PREPOSITION} )?cuando\b`,
      raw`^(?:${PREPOSITION} )?(?:que|cual) (?:es la )?(?:dia|dias|fecha|ano|mes|meses|hora|siglo|decada|semana|horario)\b`,
      raw`\bque (?:dia|ano|mes|hora|siglo|fecha)\b`,
      raw`^(?:fecha|plazo|horario|hora)\b`,
      raw`^cual es (?:el plazo|la fecha|el horario)\b`,
    ),
    count: asks(
      raw`\bcuant[oa]s\b(?! (?:cuesta|vale))`,
      raw`^numero de\b|\bque (?:numero|cantidad) de\b`,
      raw`^cual es el numero (?:total )?de\b`,
    ),
    amount: asks(
      raw`\bcuant[oa]\b`,
      raw`\bque (?:precio|temperatura|velocidad|tamano|longitud|peso|altura|anchura|distancia|edad|porcentaje|proporcion|presion|potencia|dosis|importe|sueldo|tasa|capacidad|superficie|duracion)\b`,
      raw`^cual (?:es|era|fue) (?:el|la) (?:\p{L}+ )?(?:precio|coste|costo|importe|temperatura|velocidad|tamano|longitud|peso|altura|distancia|edad|porcentaje|limite|maximo|minimo|maxima|minima|tarifa|cuota|valor|capacidad|poblacion|tasa|duracion|dosis|fianza|multa)\b`,
      raw`^(?:el |la )?(?:precio|coste|costo|importe|tarifa|temperatura|peso|duracion|limite|cuota)\b`,
    ),
    place: asks(
      raw`^(?:${PREPOSITION} )?a?donde\b`,
      raw`\b(?:en|de|a) que (?:ciudad|pais|lugar|sitio|pueblo|region|calle|sala|edificio|planta|estado|continente|carpeta|directorio|parte)\b`,
      raw`^(?:que|cual) (?:es la )?(?:ciudad|pais|lugar|direccion)\b`,
    ),
    person: asks(
      raw`^(?:${PREPOSITION} )?quien(?:es)?\b`,
      raw`^como se llama(?:n|ba)? (?:el|la|los|las)\b(?! (?:empresa|programa|producto))`,
      raw`\bque (?:persona|autor|autora|rey|reina|presidente|presidenta|empresa|equipo|compania|cientifico|actor|actriz|organizacion)\b`,
      raw`^cual es el nombre del?\b`,
    ),
    reason: asks(
      raw`^(?:por que|porque)\b`,
      raw`\b(?:motivo|razon|causa)\b.*$(?<=^(?:cual|por que|que|a que)\b.*)`,
      raw`^a que se debe\b|^como es que\b`,
    ),
    instruction: asks(
      raw`^como (?:puedo|podemos|se puede|debo|debemos|hago|hacemos|hacer|puede uno)\b`,
      raw`^como (?:lo |la |me |le |se |los |las )*\p{L}+(?:o|amos|emos|imos|ar|er|ir|arlo|arla)\b(?! (?:es|son|era|fue)\b)`,
      raw`^como se (?!llama|chama|define|explica|diferencia|relaciona)\p{L}+\b`,
      raw`^que (?:hago|hacemos|hacer|debo hacer|tengo que hacer|hay que hacer|debemos hacer|se hace)\b`,
      raw`^(?:instrucciones|pasos) (?:para|de)\b`,
      raw`^(?:con )?que (?:comando|tecla|opcion|boton)\b`,
    ),
    purpose: asks(
      raw`^(?:para|de) que (?:sirve|sirven|se usa|se utiliza|es|son|se emplea|vale)\b`,
      raw`^que (?:hace|funcion|papel)\b`,
      raw`^cual es (?:la funcion|el objetivo|el proposito|la finalidad|el papel)\b`,
    ),
    list: asks(
      raw`^(?:enumera|enumere|lista|nombra|menciona|dime todos|haz una lista)\b`,
      raw`^cuales (?:son|eran|fueron)\b`,
      raw`^(?:que|cuales) \p{L}{3,}s\b(?! (?:es|fue|era)\b)`,
      raw`^que (?:\p{L}+s )?(?:incluye|contiene|comprende|abarca)\b|^que (?:esta|viene|va) incluido\b|^de que (?:consta|se compone)\b`,
      raw`^que tipos? de\b`,
    ),
    definition: asks(
      raw`^(?:que|quien) (?:es|son|era|eran|fue|fueron) (?:(?:un|una|el|la|los|las|exactamente) )*(?:[^ ]+ ?){1,4}$`,
      raw`^que (?:significa|significan|quiere decir|quieren decir|se entiende por|se considera)\b`,
      raw`\b(?:significado|definicion) de\b`,
    ),
    choice: asks(raw`^(?:${PREPOSITION} )?(?:que|cual)\b`),
    yesNo: asks(
      raw`^(?:puedo|puede|pueden|podemos|se puede|hay|es|son|esta|estan|tengo que|tiene|debo|debe|hace falta|existe|existen|me devuelven)\b`,
    ),
  },
  asksByTone: true,
  standsFor: anyOf(raw`\b(?:siglas?|significan?|quiere decir|abreviatura)\b`),
  requestWords:
    'resume resuma resúmeme resumir resumen sintetiza síntesis visión general panorama haz hazme hacerme dame da puedes podrías puede breve corto por favor ' +
    'trata tratan va habla tema idea ideas puntos punto resultados conclusiones hallazgos principal principales clave importantes ' +
    'fundamentales centrales dice contenido todo último última nuevo',
  documentWords:
    'documento archivo fichero texto informe estudio artículo libro manual guía nota notas página autor carta acta contrato anexo trabajo',
  request: anyOf(
    raw`^[¿¡\s]*(?:(?:por favor|puedes|podrías|dame|haz|hazme|hacerme|un|una|breve) )*(?:resum(?:e|a|ir)|resumen (?:de|del|sobre)|visión general (?:de|del))\s+(?=\S)`,
  ),
  answers: {
    number: anyOf(
      raw`\b(?:un|uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|\p{L}*cientos|mil|mill[oó]n(?:es)?|docenas?|medi[oa]|mitad|tercio|cuarto|doble|triple|ambos|ning[uú]n\p{L}*|todos|varios|algunos|gratis|gratuit\p{L}*|diari\p{L}*|semanal\p{L}*|mensual\p{L}*|anual\p{L}*)\b`,
    ),
    date: [
      anyOf(
        raw`\b(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|hoy|ayer|mañana|mediodía|medianoche|tarde|noche|primavera|verano|otoño|invierno|siglo|horas?)\b|\d{1,2}[:.]\d\d|\d{1,2}/\d{1,2}|\bhace \p{L}+ (?:años|meses|semanas|días)\b`,
      ),
    ],
    event: anyOf(
      raw`\b(?:cuando|después|antes|durante|mientras|desde|hasta|tras|cada|al|una vez|dentro|en cuanto|plazo)\b`,
    ),
    reason: anyOf(
      raw`\b(?:porque|ya que|debido|causa|motivo|razón|por eso|por tanto|por lo tanto|así que|para|pues|puesto que|gracias a|por|evitar|de modo que|provoca\p{L}*)\b`,
    ),
    place: anyOf(
      raw`\b(?:en|a|al|desde|hasta|junto|cerca|dentro|sobre|bajo|entre|hacia|detrás|delante|aquí|allí|donde)\b`,
    ),
    purpose: anyOf(
      raw`\b(?:para|sirve|sirven|permite|permiten|usa|usan|utiliza|ayuda|función|objetivo|controla|muestra|indica|evita|protege)\b`,
    ),
    instruction: anyOf(
      raw`\b(?:debe|deben|debes|hay que|puede|puedes|tiene que|tienes que|primero|luego|después|mediante|usando|utilice|pulse|haga|seleccione|abra|introduzca|con|se \p{L}+)\b|^\p{L}+(?:e|a|ar|er|ir)\b`,
    ),
    definition: anyOf(
      raw`\b(?:es|son|era|eran|fue|significa|significan|se llama|se denomina|se entiende|se refiere|consiste|quiere decir|se considera)\b|[:–=]`,
    ),
  },
}
