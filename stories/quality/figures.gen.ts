// Written by "npm run -s engine -- compare", see docs/engine.md. Do not edit.

export const FIGURES = {
  "date": "2026-11-27",
  "limit": 400,
  "sets": [
    {
      "name": "Natural questions, chosen on",
      "answerable": 400,
      "unanswerable": 178,
      "first": {
        "engine": 0.5075,
        "bm25": 0.2475,
        "miniSearch": 0.275
      },
      "inThree": {
        "engine": 0.6175,
        "bm25": 0.4075,
        "miniSearch": 0.4175
      },
      "responseContains": 0.595,
      "refused": 0.235,
      "wronglyAnswered": 0.3539,
      "area": 0.6915,
      "calibrationError": 0.0701,
      "coverageAt80": 0.1211,
      "coverageAt90": 0.0363,
      "statedFrom90": {
        "count": 24,
        "shareWrong": 0.125
      },
      "levels": [
        {
          "word": "Speculative",
          "count": 28,
          "right": 6
        },
        {
          "word": "Weak",
          "count": 85,
          "right": 33
        },
        {
          "word": "Tentative",
          "count": 114,
          "right": 63
        },
        {
          "word": "Supported",
          "count": 69,
          "right": 44
        },
        {
          "word": "Strong",
          "count": 55,
          "right": 41
        },
        {
          "word": "Settled",
          "count": 18,
          "right": 16
        }
      ]
    },
    {
      "name": "Natural questions, held out",
      "answerable": 400,
      "unanswerable": 224,
      "first": {
        "engine": 0.4375,
        "bm25": 0.2425,
        "miniSearch": 0.28
      },
      "inThree": {
        "engine": 0.56,
        "bm25": 0.43,
        "miniSearch": 0.42
      },
      "responseContains": 0.5175,
      "refused": 0.3125,
      "wronglyAnswered": 0.3214,
      "area": 0.7554,
      "calibrationError": 0.0781,
      "coverageAt80": 0.0449,
      "coverageAt90": 0,
      "statedFrom90": {
        "count": 29,
        "shareWrong": 0.2069
      },
      "levels": [
        {
          "word": "Speculative",
          "count": 35,
          "right": 5
        },
        {
          "word": "Weak",
          "count": 85,
          "right": 23
        },
        {
          "word": "Tentative",
          "count": 84,
          "right": 43
        },
        {
          "word": "Supported",
          "count": 63,
          "right": 43
        },
        {
          "word": "Strong",
          "count": 61,
          "right": 46
        },
        {
          "word": "Settled",
          "count": 19,
          "right": 15
        }
      ]
    },
    {
      "name": "Encyclopedia, English (XQuAD)",
      "answerable": 400,
      "unanswerable": 400,
      "first": {
        "engine": 0.8,
        "bm25": 0.715,
        "miniSearch": 0.715
      },
      "inThree": {
        "engine": 0.8825,
        "bm25": 0.85,
        "miniSearch": 0.8475
      },
      "responseContains": 0.8575,
      "refused": 0.1025,
      "wronglyAnswered": 0.0225,
      "area": 0.7389,
      "calibrationError": 0.1998,
      "coverageAt80": 0.46,
      "coverageAt90": 0.405,
      "statedFrom90": {
        "count": 42,
        "shareWrong": 0.0238
      },
      "levels": [
        {
          "word": "Speculative",
          "count": 8,
          "right": 3
        },
        {
          "word": "Weak",
          "count": 56,
          "right": 41
        },
        {
          "word": "Tentative",
          "count": 89,
          "right": 75
        },
        {
          "word": "Supported",
          "count": 85,
          "right": 77
        },
        {
          "word": "Strong",
          "count": 102,
          "right": 96
        },
        {
          "word": "Settled",
          "count": 28,
          "right": 28
        }
      ]
    },
    {
      "name": "German (XQuAD)",
      "answerable": 400,
      "unanswerable": 400,
      "first": {
        "engine": 0.68,
        "bm25": 0.605,
        "miniSearch": 0.58
      },
      "inThree": {
        "engine": 0.76,
        "bm25": 0.7525,
        "miniSearch": 0.7275
      },
      "responseContains": 0.725,
      "refused": 0.195,
      "wronglyAnswered": 0.0375,
      "area": 0.726,
      "calibrationError": 0.2697,
      "coverageAt80": 0.4213,
      "coverageAt90": 0.2125,
      "statedFrom90": {
        "count": 14,
        "shareWrong": 0.0714
      },
      "levels": [
        {
          "word": "Speculative",
          "count": 44,
          "right": 24
        },
        {
          "word": "Weak",
          "count": 78,
          "right": 59
        },
        {
          "word": "Tentative",
          "count": 88,
          "right": 72
        },
        {
          "word": "Supported",
          "count": 74,
          "right": 65
        },
        {
          "word": "Strong",
          "count": 45,
          "right": 44
        },
        {
          "word": "Settled",
          "count": 8,
          "right": 8
        }
      ]
    },
    {
      "name": "Chinese (XQuAD)",
      "answerable": 400,
      "unanswerable": 400,
      "first": {
        "engine": 0.83,
        "bm25": 0.75,
        "miniSearch": 0.055
      },
      "inThree": {
        "engine": 0.8925,
        "bm25": 0.8725,
        "miniSearch": 0.0725
      },
      "responseContains": 0.86,
      "refused": 0.0475,
      "wronglyAnswered": 0.14,
      "area": 0.8355,
      "calibrationError": 0.1848,
      "coverageAt80": 0.51,
      "coverageAt90": 0.4163,
      "statedFrom90": {
        "count": 55,
        "shareWrong": 0.0727
      },
      "levels": [
        {
          "word": "Speculative",
          "count": 72,
          "right": 19
        },
        {
          "word": "Weak",
          "count": 77,
          "right": 51
        },
        {
          "word": "Tentative",
          "count": 95,
          "right": 82
        },
        {
          "word": "Supported",
          "count": 76,
          "right": 70
        },
        {
          "word": "Strong",
          "count": 77,
          "right": 72
        },
        {
          "word": "Settled",
          "count": 40,
          "right": 38
        }
      ]
    },
    {
      "name": "One paragraph (WikiQA test)",
      "answerable": 243,
      "unanswerable": 390,
      "first": {
        "engine": 0.6584,
        "bm25": 0.4403,
        "miniSearch": 0.4568
      },
      "inThree": {
        "engine": 0.7984,
        "bm25": 0.7325,
        "miniSearch": 0.7449
      },
      "responseContains": 0.7695,
      "refused": 0.144,
      "wronglyAnswered": 0.5795,
      "area": 0.6999,
      "calibrationError": 0.0616,
      "coverageAt80": 0,
      "coverageAt90": 0,
      "statedFrom90": {
        "count": 2,
        "shareWrong": 0.5
      },
      "levels": [
        {
          "word": "Speculative",
          "count": 62,
          "right": 6
        },
        {
          "word": "Weak",
          "count": 197,
          "right": 67
        },
        {
          "word": "Tentative",
          "count": 128,
          "right": 59
        },
        {
          "word": "Supported",
          "count": 41,
          "right": 25
        },
        {
          "word": "Strong",
          "count": 6,
          "right": 3
        },
        {
          "word": "Settled",
          "count": 0,
          "right": 0
        }
      ]
    }
  ]
} as const
