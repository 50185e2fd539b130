// Generated from mocks/worlds/demo by "npm run generate". Do not edit.

export const EXAMPLE_ANSWER = {
  "question": "How loud are the sound cues?",
  "claims": [
    {
      "text": "The sound cues are played at 46 decibels, measured at the pillow, since the loudspeaker was exchanged on Tuesday.",
      "value": "46 decibels",
      "confidence": 0.4352,
      "filename": "night-log-week-14.txt",
      "page": null,
      "excerpt": "I checked the loudness of the room with the handheld meter before the volunteer arrived. The sound cues are played at 46 decibels, measured at the pillow, since the loudspeaker was exchanged on Tuesday."
    },
    {
      "text": "The sound cues are played at 38 decibels, measured at the pillow.",
      "value": "38 decibels",
      "confidence": 0.43,
      "filename": "lantern-protocol.pdf",
      "page": 2,
      "excerpt": "The sound cues are played at 38 decibels, measured at the pillow."
    }
  ]
} as const
