import { testKinds } from './support.ts'

testKinds('Spanish', {
  summary: [
    'Resume el documento.',
    '¿Puedes hacerme un resumen del informe?',
    '¿De qué trata el manual?',
    '¿Cuáles son los puntos principales?',
    'Dame una visión general del contrato',
  ],
  definition: [
    '¿Qué es una franquicia?',
    '¿Qué significa "periodo de carencia"?',
    '¿Qué quiere decir IVA?',
    '¿Qué se entiende por accidente laboral?',
    '¿Qué significan las siglas EPI?',
  ],
  person: [
    '¿Quién firmó el contrato?',
    '¿A quién tengo que avisar si llego tarde?',
    'quien es el director del centro',
    '¿Cómo se llama la presidenta de la comunidad?',
  ],
  date: [
    '¿Cuándo empieza el curso?',
    '¿Hasta cuándo puedo devolver el producto?',
    '¿A qué hora cierra la piscina?',
    'que dia recogen la basura',
    '¿En qué año se fundó la empresa?',
  ],
  place: ['¿Dónde está el contador del agua?', '¿Adónde envío la factura?', '¿En qué ciudad está la sede?'],
  reason: [
    '¿Por qué subió la cuota?',
    '¿Cuál es el motivo del retraso?',
    'por que no arranca la maquina',
    '¿A qué se debe el ruido?',
  ],
  count: ['¿Cuántos días de vacaciones tengo?', '¿Cuántas personas caben en la sala?'],
  amount: [
    '¿Cuánto cuesta la inscripción?',
    '¿Cuánto tiempo dura la garantía?',
    '¿Cuál es el precio de la entrada?',
    '¿A qué temperatura se hornea?',
    '¿Cada cuánto hay que cambiar el filtro?',
  ],
  instruction: [
    '¿Cómo puedo darme de baja?',
    '¿Cómo cambio la contraseña?',
    'Se me ha roto la correa, ¿qué hago?',
    'como se limpia el deposito',
    '¿Qué debo hacer si salta la alarma?',
  ],
  purpose: ['¿Para qué sirve el botón rojo?', '¿Para qué se usa el filtro?'],
  list: [
    '¿Qué documentos necesito?',
    'Enumera las excepciones.',
    '¿Cuáles son los requisitos?',
    '¿Qué incluye el paquete?',
  ],
  yesNo: [
    '¿Puedo llevar a mi perro?',
    '¿Hay que reservar?',
    '¿Está permitido fumar en la terraza?',
    'Si cancelo el mismo día, ¿me devuelven el dinero?',
    'se puede pagar con tarjeta?',
  ],
})
