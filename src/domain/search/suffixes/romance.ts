import { cuts } from './step.ts';

export const romance = {
  fr: [
    cuts('s x aux>al eaux>eau etaux>etau oux>ou ox>ox ix>ix eux>eu ss>ss'),
    cuts('ee>e elle>el'),
  ],
  // The e before a plural's s may belong to the word or not: estantes, estante; motores, motor.
  es: [cuts('s ss>ss us>us'), cuts('e ce>z ica>ic ico>ic')],
  pt: [
    cuts('s oes>ao aes>ao ais>al eis>el ois>ol uis>ul ns>m ss>ss us>us is>is'),
    cuts('e ica>ic ico>ic'),
  ],
  // Number changes the last vowel; tables and boards (tavolo, tavola) are different goods.
  it: [
    cuts('a e i o ia ie io ii tavola>tavola tavole>tavola pala>pala pale>pala mola>mola mole>mola'),
    cuts('ch>c gh>g'),
  ],
  // Article and number together: cuptor, cuptorul, cuptoare, cuptoarele.
  ro: [
    cuts(`a e i ul ului uri urile urilor le ele ile elor ilor lui ie ia ii iei iile iilor
      ale alele oare>or toale>tol oarele>or oarelor>or oara>or mese>mas mesele>mas meselor>mas`),
  ],
} as const;
