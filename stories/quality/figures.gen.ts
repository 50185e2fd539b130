// Written by "npm run -s engine -- compare", see docs/engine.md. Do not edit.

export const FIGURES = {
  "date": "2026-11-27",
  "limit": null,
  "sets": [
    {
      "name": "Natural questions, chosen on",
      "answerable": 401,
      "unanswerable": 178,
      "first": {
        "engine": 0.5212,
        "bm25": 0.2469,
        "miniSearch": 0.2743
      },
      "inThree": {
        "engine": 0.6359,
        "bm25": 0.4065,
        "miniSearch": 0.4165
      },
      "responseContains": 0.616,
      "refused": 0.207,
      "wronglyAnswered": 0.3876,
      "area": 0.6874,
      "calibrationError": 0.067,
      "coverageAt80": 0.0432,
      "coverageAt90": 0.019,
      "statedFrom90": {
        "count": 22,
        "shareWrong": 0.1818
      },
      "levels": [
        {
          "word": "Speculative",
          "count": 30,
          "right": 8
        },
        {
          "word": "Weak",
          "count": 104,
          "right": 41
        },
        {
          "word": "Tentative",
          "count": 108,
          "right": 57
        },
        {
          "word": "Supported",
          "count": 73,
          "right": 47
        },
        {
          "word": "Strong",
          "count": 53,
          "right": 40
        },
        {
          "word": "Settled",
          "count": 19,
          "right": 16
        }
      ]
    },
    {
      "name": "Encyclopedia, English (XQuAD)",
      "answerable": 1190,
      "unanswerable": 578,
      "first": {
        "engine": 0.7773,
        "bm25": 0.7084,
        "miniSearch": 0.7092
      },
      "inThree": {
        "engine": 0.8664,
        "bm25": 0.8504,
        "miniSearch": 0.8361
      },
      "responseContains": 0.8387,
      "refused": 0.1134,
      "wronglyAnswered": 0.0363,
      "area": 0.7424,
      "calibrationError": 0.1875,
      "coverageAt80": 0.6086,
      "coverageAt90": 0.5226,
      "statedFrom90": {
        "count": 123,
        "shareWrong": 0.0244
      },
      "levels": [
        {
          "word": "Speculative",
          "count": 24,
          "right": 8
        },
        {
          "word": "Weak",
          "count": 158,
          "right": 108
        },
        {
          "word": "Tentative",
          "count": 261,
          "right": 222
        },
        {
          "word": "Supported",
          "count": 243,
          "right": 216
        },
        {
          "word": "Strong",
          "count": 317,
          "right": 299
        },
        {
          "word": "Settled",
          "count": 73,
          "right": 72
        }
      ]
    },
    {
      "name": "German (XQuAD)",
      "answerable": 1190,
      "unanswerable": 578,
      "first": {
        "engine": 0.5824,
        "bm25": 0.6008,
        "miniSearch": 0.5815
      },
      "inThree": {
        "engine": 0.6538,
        "bm25": 0.7479,
        "miniSearch": 0.7218
      },
      "responseContains": 0.6311,
      "refused": 0.3076,
      "wronglyAnswered": 0.0052,
      "area": 0.727,
      "calibrationError": 0.1928,
      "coverageAt80": 0.4678,
      "coverageAt90": 0.3292,
      "statedFrom90": {
        "count": 64,
        "shareWrong": 0.0313
      },
      "levels": [
        {
          "word": "Speculative",
          "count": 8,
          "right": 3
        },
        {
          "word": "Weak",
          "count": 136,
          "right": 85
        },
        {
          "word": "Tentative",
          "count": 248,
          "right": 204
        },
        {
          "word": "Supported",
          "count": 230,
          "right": 207
        },
        {
          "word": "Strong",
          "count": 165,
          "right": 155
        },
        {
          "word": "Settled",
          "count": 40,
          "right": 39
        }
      ]
    },
    {
      "name": "Chinese (XQuAD)",
      "answerable": 1190,
      "unanswerable": 578,
      "first": {
        "engine": 0.7916,
        "bm25": 0.7303,
        "miniSearch": 0.0697
      },
      "inThree": {
        "engine": 0.8378,
        "bm25": 0.8689,
        "miniSearch": 0.0916
      },
      "responseContains": 0.8218,
      "refused": 0.1244,
      "wronglyAnswered": 0.0484,
      "area": 0.7391,
      "calibrationError": 0.1817,
      "coverageAt80": 0.6052,
      "coverageAt90": 0.5673,
      "statedFrom90": {
        "count": 216,
        "shareWrong": 0.0463
      },
      "levels": [
        {
          "word": "Speculative",
          "count": 20,
          "right": 12
        },
        {
          "word": "Weak",
          "count": 147,
          "right": 97
        },
        {
          "word": "Tentative",
          "count": 232,
          "right": 202
        },
        {
          "word": "Supported",
          "count": 229,
          "right": 212
        },
        {
          "word": "Strong",
          "count": 273,
          "right": 256
        },
        {
          "word": "Settled",
          "count": 169,
          "right": 163
        }
      ]
    },
    {
      "name": "One paragraph (WikiQA test)",
      "answerable": 243,
      "unanswerable": 390,
      "first": {
        "engine": 0.5885,
        "bm25": 0.4362,
        "miniSearch": 0.465
      },
      "inThree": {
        "engine": 0.8107,
        "bm25": 0.7407,
        "miniSearch": 0.7449
      },
      "responseContains": 0.6749,
      "refused": 0.0782,
      "wronglyAnswered": 0.8026,
      "area": 0.6886,
      "calibrationError": 0.4157,
      "coverageAt80": 0.0253,
      "coverageAt90": 0.0032,
      "statedFrom90": {
        "count": 81,
        "shareWrong": 0.3951
      },
      "levels": [
        {
          "word": "Speculative",
          "count": 7,
          "right": 1
        },
        {
          "word": "Weak",
          "count": 79,
          "right": 10
        },
        {
          "word": "Tentative",
          "count": 136,
          "right": 27
        },
        {
          "word": "Supported",
          "count": 125,
          "right": 25
        },
        {
          "word": "Strong",
          "count": 127,
          "right": 40
        },
        {
          "word": "Settled",
          "count": 63,
          "right": 40
        }
      ]
    }
  ]
} as const
