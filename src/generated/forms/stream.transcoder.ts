// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { FormDescriptor } from "../contracts/FormDescriptor.ts";

export const streamTranscoderForm: FormDescriptor = {
  "entity": "stream",
  "page": "transcoder",
  "title": "Transcoder",
  "schema": {
    "type": "object",
    "title": "Stream",
    "description": "One channel: where it comes from, how it is processed and who may watch it.",
    "required": [],
    "properties": {
      "transcoder": {
        "type": "object",
        "title": "Transcoder",
        "description": "Decodes the stream and encodes it anew, in one or several qualities. Without it the stream passes as it comes.",
        "required": [],
        "properties": {
          "global": {
            "type": "object",
            "title": "Hardware options",
            "description": "What the transcoder runs on.",
            "required": [],
            "properties": {
              "hw": {
                "type": "string",
                "title": "Hardware",
                "description": "What decodes and encodes the video.",
                "enum": [
                  "cpu",
                  "qsv",
                  "nvenc",
                  "coder",
                  "l4t2"
                ]
              },
              "deviceid": {
                "type": "string",
                "title": "Device",
                "description": "Which of several devices of that kind is used. Without it the server chooses."
              },
              "external": {
                "type": "boolean",
                "title": "External process",
                "description": "Runs the encoder in a process of its own, so that a fault of the driver does not stop the server. Only for Nvidia NVENC; choosing other hardware clears it."
              },
              "seamless": {
                "type": "boolean",
                "title": "Seamless switch",
                "description": "Keeps the encoder running while the source changes, so that players see no break."
              }
            }
          },
          "video": {
            "type": "object",
            "title": "Video tracks",
            "description": "The encoded videos by their number, counted from 1. Without any only audio will be in the output.",
            "additionalProperties": {
              "type": "object",
              "title": "Video track",
              "description": "One encoded video of the output. Parameters without a field of their own are kept and handed to the encoder.",
              "required": [
                "bitrate"
              ],
              "properties": {
                "bitrate": {
                  "type": "number",
                  "title": "Bitrate",
                  "description": "Bits per second, or the word copy to pass the video of the source on as it is."
                },
                "codec": {
                  "type": "string",
                  "title": "Codec",
                  "description": "What the video is encoded with.",
                  "enum": [
                    "h264",
                    "hevc",
                    "mp2v"
                  ]
                },
                "size": {
                  "type": "object",
                  "title": "Size",
                  "description": "Size of the picture. Without it the size of the source stays.",
                  "properties": {
                    "width": {
                      "type": "integer",
                      "title": "Width",
                      "description": "An even number of pixels; -1 follows from the height and the shape of the source."
                    },
                    "height": {
                      "type": "integer",
                      "title": "Height",
                      "description": "An even number of pixels; -1 follows from the width and the shape of the source."
                    },
                    "strategy": {
                      "type": "string",
                      "title": "Strategy",
                      "description": "What happens when the shapes differ: crop cuts off, fit adds borders, scale distorts.",
                      "enum": [
                        "crop",
                        "fit",
                        "scale"
                      ]
                    },
                    "background": {
                      "type": "string",
                      "title": "Background",
                      "description": "Colour of the borders that fit adds."
                    }
                  }
                },
                "preset": {
                  "type": "string",
                  "title": "Preset",
                  "description": "Trade of speed against quality. NVENC has presets of its own; the coder and l4t2 take those of the processor.",
                  "enum": [
                    "veryslow",
                    "slower",
                    "slow",
                    "medium",
                    "fast",
                    "faster",
                    "veryfast",
                    "bd",
                    "default",
                    "ll",
                    "llhq",
                    "loseless",
                    "loselesshq",
                    "zerolatency"
                  ]
                },
                "profile": {
                  "type": "string",
                  "title": "Profile",
                  "description": "Which features of the codec may be used; older players know only the lower ones. Without it the encoder chooses.",
                  "enum": [
                    "baseline",
                    "high",
                    "main",
                    "main10",
                    "simple"
                  ]
                },
                "level": {
                  "type": "string",
                  "title": "Level",
                  "description": "Upper limit of size and bitrate that the track promises to players. Without it the encoder chooses.",
                  "enum": [
                    "1",
                    "1.1",
                    "1.2",
                    "1.3",
                    "2",
                    "2.1",
                    "2.2",
                    "3",
                    "3.1",
                    "3.2",
                    "4",
                    "4.1",
                    "4.2",
                    "5",
                    "5.1",
                    "5.2",
                    "6",
                    "6.1",
                    "6.2",
                    "low",
                    "main",
                    "high1440",
                    "high"
                  ]
                },
                "fps": {
                  "type": "number",
                  "title": "FPS",
                  "description": "Frames per second. Without it as many as the source has.",
                  "enum": [
                    24,
                    25,
                    30,
                    50,
                    60
                  ]
                },
                "gop": {
                  "type": "integer",
                  "title": "Frames in GOP",
                  "description": "Number of frames from one key frame to the next. Without it the encoder chooses; segments then differ in length."
                },
                "g": {
                  "type": "integer",
                  "title": "Frames in GOP (encoder's own)",
                  "description": "The same number under the encoder's own name, as older configurations hold it; frames in GOP wins where both are set."
                },
                "disable_cgop": {
                  "type": "boolean",
                  "title": "Disable closed GOP",
                  "description": "Lets frames refer across key frames: a little better at the same bitrate, but segments no longer stand alone."
                },
                "bframes": {
                  "type": "integer",
                  "title": "B-frames",
                  "description": "How many B-frames stand in a row. 0 is best for players in real time.",
                  "enum": [
                    0,
                    1,
                    2,
                    3
                  ]
                },
                "refs": {
                  "type": "integer",
                  "title": "Reference frames",
                  "description": "How many earlier frames a frame may refer to.",
                  "enum": [
                    1,
                    2,
                    3,
                    4,
                    5,
                    6
                  ]
                },
                "aspect": {
                  "type": "object",
                  "title": "Aspect",
                  "description": "Shape of a pixel as a ratio, for video whose pixels are not square.",
                  "properties": {
                    "x": {
                      "type": "integer",
                      "title": "X",
                      "description": "First number of the ratio."
                    },
                    "y": {
                      "type": "integer",
                      "title": "Y",
                      "description": "Second number of the ratio."
                    }
                  }
                },
                "logo": {
                  "type": "object",
                  "title": "Logo",
                  "description": "A picture drawn into the source before it is resized: it shrinks and grows with the track.",
                  "required": [
                    "path"
                  ],
                  "properties": {
                    "path": {
                      "type": "string",
                      "title": "Logo file",
                      "description": "A leading @ names a picture uploaded in the logo manager. Files elsewhere on the server are not drawn. Emptied, the logo is removed."
                    },
                    "x": {
                      "type": "integer",
                      "title": "X",
                      "description": "Pixels from the left edge; below zero from the right edge, so -10 leaves a margin of 10 there; the word center puts it in the middle."
                    },
                    "y": {
                      "type": "integer",
                      "title": "Y",
                      "description": "Pixels from the top edge; below zero from the bottom edge; the word center puts it in the middle."
                    },
                    "r": {
                      "type": "number",
                      "title": "Scale",
                      "description": "Ratio the picture is drawn at: 0.5 halves it. Without it the picture keeps its size."
                    }
                  }
                },
                "alogo": {
                  "type": "object",
                  "title": "Absolute logo",
                  "description": "A picture drawn after the resize: its size and place are in pixels of this track.",
                  "required": [
                    "path"
                  ],
                  "properties": {
                    "path": {
                      "type": "string",
                      "title": "Logo file",
                      "description": "A leading @ names a picture uploaded in the logo manager. Files elsewhere on the server are not drawn. Emptied, the logo is removed."
                    },
                    "x": {
                      "type": "integer",
                      "title": "X",
                      "description": "Pixels from the left edge; below zero from the right edge, so -10 leaves a margin of 10 there; the word center puts it in the middle."
                    },
                    "y": {
                      "type": "integer",
                      "title": "Y",
                      "description": "Pixels from the top edge; below zero from the bottom edge; the word center puts it in the middle."
                    },
                    "r": {
                      "type": "number",
                      "title": "Scale",
                      "description": "Ratio the picture is drawn at: 0.5 halves it. Without it the picture keeps its size."
                    }
                  }
                }
              },
              "additionalProperties": {
                "type": "string",
                "title": "Extra parameter",
                "description": "A parameter of the encoder that has no field here."
              }
            }
          },
          "audio": {
            "type": "object",
            "title": "Audio",
            "description": "How audio is encoded. Without these settings the server uses its defaults.",
            "required": [
              "bitrate"
            ],
            "properties": {
              "bitrate": {
                "type": "number",
                "title": "Bitrate",
                "description": "Bits per second, or the word copy to pass the audio of the source on as it is."
              },
              "codec": {
                "type": "string",
                "title": "Codec",
                "description": "What the audio is encoded with.",
                "enum": [
                  "aac",
                  "mp2a",
                  "opus"
                ]
              },
              "sample_rate": {
                "type": "integer",
                "title": "Sample rate",
                "description": "Samples per second. Bypass keeps the rate of the source.",
                "enum": [
                  0,
                  8000,
                  16000,
                  32000,
                  44100,
                  48000
                ]
              },
              "channels": {
                "type": "integer",
                "title": "Channels",
                "description": "How many channels come out. Without it as many as the source has.",
                "enum": [
                  1,
                  2,
                  4,
                  5,
                  6,
                  8
                ]
              }
            }
          },
          "decoder": {
            "type": "object",
            "title": "Other settings",
            "description": "How the source is decoded before any track is encoded.",
            "required": [],
            "properties": {
              "deinterlace": {
                "type": "string",
                "title": "Deinterlace",
                "description": "Makes whole pictures out of interlaced video. Adaptive looks at motion, bob and weave are quicker.",
                "enum": [
                  "off",
                  "on",
                  "adaptive",
                  "bob",
                  "weave"
                ]
              },
              "deinterlace_rate": {
                "type": "string",
                "title": "Deinterlace rate",
                "description": "How many pictures come out: one for each frame, or one for each field, which doubles the frames per second. Without it one for each frame.",
                "enum": [
                  "frame",
                  "field"
                ]
              },
              "threads": {
                "type": "integer",
                "title": "Decoder threads",
                "description": "How many threads decode the source. Without it the decoder chooses."
              },
              "crop": {
                "type": "object",
                "title": "Crop",
                "description": "The part of the source picture that is kept. Without it all of it is.",
                "required": [],
                "properties": {
                  "left": {
                    "type": "integer",
                    "title": "Left",
                    "description": "First column that is kept."
                  },
                  "top": {
                    "type": "integer",
                    "title": "Top",
                    "description": "First line that is kept."
                  },
                  "width": {
                    "type": "integer",
                    "title": "Width",
                    "description": "How many columns are kept."
                  },
                  "height": {
                    "type": "integer",
                    "title": "Height",
                    "description": "How many lines are kept."
                  }
                }
              }
            }
          }
        }
      }
    }
  },
  "uiSchema": {
    "ui:order": [
      "transcoder",
      "*"
    ],
    "transcoder": {
      "ui:options": {
        "pattern": "/transcoder",
        "piece": "transcoder-ladder",
        "inline": true,
        "presence": {
          "preset": {
            "global": {
              "hw": "cpu"
            },
            "video": {
              "1": {
                "bitrate": 1000000,
                "codec": "h264"
              }
            },
            "audio": {
              "bitrate": 64000,
              "codec": "aac"
            }
          },
          "enable": "Enable transcoder",
          "disable": "Disable transcoder",
          "off": "This stream is not transcoded: it passes as it comes.",
          "askTitle": "Disable the transcoder of {name}?",
          "ask": "Config will be reseted and saved, no restoration options available. Reset and save?",
          "possible": "ccb23222c",
          "impossible": "No transcoders available",
          "clipboard": "transcoder"
        }
      },
      "ui:order": [
        "global",
        "video",
        "audio",
        "decoder",
        "*"
      ],
      "global": {
        "ui:options": {
          "pattern": "/transcoder/global"
        },
        "ui:order": [
          "hw",
          "deviceid",
          "external",
          "seamless",
          "*"
        ],
        "hw": {
          "ui:options": {
            "pattern": "/transcoder/global/hw",
            "whenChanged": [
              {
                "when": "caf435be3",
                "clears": [
                  "external"
                ]
              }
            ],
            "enabled": "c922c9607",
            "default": "cpu",
            "enumLabels": {
              "cpu": "CPU",
              "qsv": "Intel Quicksync",
              "nvenc": "Nvidia NVENC",
              "coder": "Coder",
              "l4t2": "Nvidia Jetson (l4t2)"
            },
            "widgetOptions": {
              "disabledHelp": "Add video tracks to be able to set transcoder options."
            }
          }
        },
        "deviceid": {
          "ui:options": {
            "pattern": "/transcoder/global/deviceid",
            "enabled": "c922c9607",
            "enumLabels": {
              "": "Chosen by the server"
            },
            "widgetOptions": {
              "from": "/transcoder_devices",
              "value": "id",
              "label": "title",
              "matching": {
                "type": "/transcoder/global/hw"
              },
              "disabledHelp": "Add video tracks to be able to set transcoder options."
            }
          },
          "ui:widget": "server-choices"
        },
        "external": {
          "ui:options": {
            "pattern": "/transcoder/global/external",
            "visible": "c2316012b",
            "enabled": "c922c9607",
            "default": false,
            "widgetOptions": {
              "disabledHelp": "Add video tracks to be able to set transcoder options."
            }
          }
        },
        "seamless": {
          "ui:options": {
            "pattern": "/transcoder/global/seamless",
            "enabled": "c922c9607",
            "default": false,
            "widgetOptions": {
              "disabledHelp": "Add video tracks to be able to set transcoder options."
            }
          }
        }
      },
      "video": {
        "ui:options": {
          "pattern": "/transcoder/video",
          "newItem": "New track",
          "presets": {
            "of": [
              {
                "label": "1080p",
                "value": {
                  "bitrate": 3500000,
                  "size": {
                    "width": -1,
                    "height": 1080,
                    "strategy": "fit"
                  }
                }
              },
              {
                "label": "720p",
                "value": {
                  "bitrate": 2500000,
                  "size": {
                    "width": -1,
                    "height": 720,
                    "strategy": "fit"
                  }
                }
              },
              {
                "label": "576p",
                "value": {
                  "bitrate": 1500000,
                  "size": {
                    "width": -1,
                    "height": 576,
                    "strategy": "fit"
                  }
                }
              },
              {
                "label": "480p",
                "value": {
                  "bitrate": 1000000,
                  "size": {
                    "width": -1,
                    "height": 480,
                    "strategy": "fit"
                  }
                }
              },
              {
                "label": "360p",
                "value": {
                  "bitrate": 700000,
                  "size": {
                    "width": -1,
                    "height": 360,
                    "strategy": "fit"
                  }
                }
              }
            ]
          },
          "itemTitle": "Video track {index}",
          "widgetOptions": {
            "newValue": {
              "bitrate": 1000000,
              "codec": "h264"
            }
          }
        },
        "additionalProperties": {
          "ui:options": {
            "pattern": "/transcoder/video/*"
          },
          "ui:order": [
            "bitrate",
            "codec",
            "size",
            "preset",
            "profile",
            "level",
            "fps",
            "gop",
            "disable_cgop",
            "bframes",
            "refs",
            "aspect",
            "logo",
            "alogo",
            "g",
            "*"
          ],
          "bitrate": {
            "ui:options": {
              "pattern": "/transcoder/video/*/bitrate",
              "unit": "bitrate",
              "word": {
                "value": "copy",
                "label": "Copy from origin",
                "preset": {
                  "bitrate": 1000000
                }
              },
              "widgetOptions": {
                "factor": 1000,
                "suffix": "k"
              }
            },
            "ui:help": "In thousands of bits per second."
          },
          "codec": {
            "ui:options": {
              "pattern": "/transcoder/video/*/codec",
              "default": "h264",
              "enumLabels": {
                "h264": "H.264",
                "hevc": "HEVC (H.265)",
                "mp2v": "MPEG-2 Video"
              }
            }
          },
          "size": {
            "ui:options": {
              "pattern": "/transcoder/video/*/size"
            },
            "ui:order": [
              "width",
              "height",
              "strategy",
              "background",
              "*"
            ],
            "width": {
              "ui:options": {
                "pattern": "/transcoder/video/*/size/width",
                "unit": "pixels"
              }
            },
            "height": {
              "ui:options": {
                "pattern": "/transcoder/video/*/size/height",
                "unit": "pixels"
              }
            },
            "strategy": {
              "ui:options": {
                "pattern": "/transcoder/video/*/size/strategy",
                "enumLabels": {
                  "crop": "Crop",
                  "fit": "Fit",
                  "scale": "Scale"
                }
              }
            },
            "background": {
              "ui:options": {
                "pattern": "/transcoder/video/*/size/background",
                "typing": {
                  "strip": "whitespace",
                  "emptyToNull": true
                },
                "default": "#000000"
              },
              "ui:widget": "color"
            }
          },
          "preset": {
            "ui:options": {
              "pattern": "/transcoder/video/*/preset",
              "widgetOptions": {
                "by": "/transcoder/global/hw",
                "choices": {
                  "": [
                    "veryslow",
                    "slower",
                    "slow",
                    "medium",
                    "fast",
                    "faster",
                    "veryfast"
                  ],
                  "nvenc": [
                    "bd",
                    "default",
                    "ll",
                    "llhq",
                    "loseless",
                    "loselesshq",
                    "medium",
                    "veryfast",
                    "zerolatency"
                  ]
                }
              }
            }
          },
          "profile": {
            "ui:options": {
              "pattern": "/transcoder/video/*/profile",
              "widgetOptions": {
                "by": "codec",
                "choices": {
                  "": [
                    "baseline",
                    "high",
                    "main"
                  ],
                  "hevc": [
                    "main",
                    "main10"
                  ],
                  "mp2v": [
                    "high",
                    "main",
                    "simple"
                  ]
                }
              }
            }
          },
          "level": {
            "ui:options": {
              "pattern": "/transcoder/video/*/level",
              "enumLabels": {
                "low": "Low",
                "main": "Main",
                "high1440": "High 1440",
                "high": "High"
              },
              "widgetOptions": {
                "by": "codec",
                "choices": {
                  "": [
                    "1",
                    "1.1",
                    "1.2",
                    "1.3",
                    "2",
                    "2.1",
                    "2.2",
                    "3",
                    "3.1",
                    "3.2",
                    "4",
                    "4.1",
                    "4.2",
                    "5",
                    "5.1",
                    "5.2"
                  ],
                  "hevc": [
                    "1",
                    "2",
                    "2.1",
                    "3",
                    "3.1",
                    "4",
                    "4.1",
                    "5",
                    "5.1",
                    "5.2",
                    "6",
                    "6.1",
                    "6.2"
                  ],
                  "mp2v": [
                    "low",
                    "main",
                    "high1440",
                    "high"
                  ]
                }
              }
            }
          },
          "fps": {
            "ui:options": {
              "pattern": "/transcoder/video/*/fps"
            }
          },
          "gop": {
            "ui:options": {
              "pattern": "/transcoder/video/*/gop",
              "typing": {
                "only": "digits",
                "emptyToNull": true
              }
            }
          },
          "g": {
            "ui:options": {
              "pattern": "/transcoder/video/*/g",
              "typing": {
                "only": "digits",
                "emptyToNull": true
              },
              "deprecated": "Frames in GOP"
            }
          },
          "disable_cgop": {
            "ui:options": {
              "pattern": "/transcoder/video/*/disable_cgop",
              "default": false
            }
          },
          "bframes": {
            "ui:options": {
              "pattern": "/transcoder/video/*/bframes"
            }
          },
          "refs": {
            "ui:options": {
              "pattern": "/transcoder/video/*/refs"
            }
          },
          "aspect": {
            "ui:options": {
              "pattern": "/transcoder/video/*/aspect",
              "collapsed": true
            },
            "ui:order": [
              "x",
              "y",
              "*"
            ],
            "x": {
              "ui:options": {
                "pattern": "/transcoder/video/*/aspect/x",
                "typing": {
                  "only": "digits",
                  "emptyToNull": true
                }
              }
            },
            "y": {
              "ui:options": {
                "pattern": "/transcoder/video/*/aspect/y",
                "typing": {
                  "only": "digits",
                  "emptyToNull": true
                }
              }
            }
          },
          "logo": {
            "ui:options": {
              "pattern": "/transcoder/video/*/logo",
              "collapsed": true
            },
            "ui:order": [
              "path",
              "x",
              "y",
              "r",
              "*"
            ],
            "path": {
              "ui:options": {
                "pattern": "/transcoder/video/*/logo/path",
                "whenChanged": [
                  {
                    "clears": [
                      "x",
                      "y",
                      "r"
                    ]
                  },
                  {
                    "when": "cc61c2295",
                    "clears": [
                      ".."
                    ]
                  }
                ],
                "typing": {
                  "emptyToNull": true
                }
              },
              "ui:widget": "logo-file"
            },
            "x": {
              "ui:options": {
                "pattern": "/transcoder/video/*/logo/x",
                "unit": "pixels",
                "widgetOptions": {
                  "words": [
                    "center"
                  ]
                }
              }
            },
            "y": {
              "ui:options": {
                "pattern": "/transcoder/video/*/logo/y",
                "unit": "pixels",
                "widgetOptions": {
                  "words": [
                    "center"
                  ]
                }
              }
            },
            "r": {
              "ui:options": {
                "pattern": "/transcoder/video/*/logo/r"
              }
            }
          },
          "alogo": {
            "ui:options": {
              "pattern": "/transcoder/video/*/alogo",
              "collapsed": true
            },
            "ui:order": [
              "path",
              "x",
              "y",
              "r",
              "*"
            ],
            "path": {
              "ui:options": {
                "pattern": "/transcoder/video/*/alogo/path",
                "whenChanged": [
                  {
                    "clears": [
                      "x",
                      "y",
                      "r"
                    ]
                  },
                  {
                    "when": "cc61c2295",
                    "clears": [
                      ".."
                    ]
                  }
                ],
                "typing": {
                  "emptyToNull": true
                }
              },
              "ui:widget": "logo-file"
            },
            "x": {
              "ui:options": {
                "pattern": "/transcoder/video/*/alogo/x",
                "unit": "pixels",
                "widgetOptions": {
                  "words": [
                    "center"
                  ]
                }
              }
            },
            "y": {
              "ui:options": {
                "pattern": "/transcoder/video/*/alogo/y",
                "unit": "pixels",
                "widgetOptions": {
                  "words": [
                    "center"
                  ]
                }
              }
            },
            "r": {
              "ui:options": {
                "pattern": "/transcoder/video/*/alogo/r"
              }
            }
          },
          "additionalProperties": {
            "ui:options": {
              "pattern": "/transcoder/video/*/*",
              "newItem": "New parameter",
              "typing": {
                "rewrite": "key-name"
              }
            }
          }
        }
      },
      "audio": {
        "ui:options": {
          "pattern": "/transcoder/audio",
          "presence": {
            "preset": {
              "bitrate": 64000,
              "codec": "aac"
            },
            "defaults": "Use defaults"
          }
        },
        "ui:order": [
          "bitrate",
          "codec",
          "sample_rate",
          "channels",
          "*"
        ],
        "bitrate": {
          "ui:options": {
            "pattern": "/transcoder/audio/bitrate",
            "unit": "bitrate",
            "word": {
              "value": "copy",
              "label": "Copy from origin",
              "preset": {
                "bitrate": 64000,
                "codec": "aac"
              }
            },
            "widgetOptions": {
              "factor": 1000,
              "suffix": "k"
            }
          },
          "ui:help": "In thousands of bits per second."
        },
        "codec": {
          "ui:options": {
            "pattern": "/transcoder/audio/codec",
            "default": "aac",
            "enumLabels": {
              "aac": "AAC",
              "mp2a": "MPEG-2 Audio",
              "opus": "Opus"
            }
          }
        },
        "sample_rate": {
          "ui:options": {
            "pattern": "/transcoder/audio/sample_rate",
            "default": 0,
            "enumLabels": {
              "0": "Bypass",
              "8000": "8000 Hz",
              "16000": "16000 Hz",
              "32000": "32000 Hz",
              "44100": "44100 Hz",
              "48000": "48000 Hz"
            }
          }
        },
        "channels": {
          "ui:options": {
            "pattern": "/transcoder/audio/channels",
            "enumLabels": {
              "1": "1 (mono)",
              "2": "2 (stereo)",
              "6": "6 (5.1)",
              "8": "8 (7.1)"
            }
          }
        }
      },
      "decoder": {
        "ui:options": {
          "pattern": "/transcoder/decoder"
        },
        "ui:order": [
          "deinterlace",
          "deinterlace_rate",
          "threads",
          "crop",
          "*"
        ],
        "deinterlace": {
          "ui:options": {
            "pattern": "/transcoder/decoder/deinterlace",
            "enabled": "c922c9607",
            "enumLabels": {
              "off": "Off",
              "on": "On",
              "adaptive": "Adaptive",
              "bob": "Bob",
              "weave": "Weave"
            },
            "widgetOptions": {
              "disabledHelp": "Add video tracks to be able to set transcoder options."
            }
          }
        },
        "deinterlace_rate": {
          "ui:options": {
            "pattern": "/transcoder/decoder/deinterlace_rate",
            "enabled": "c922c9607",
            "enumLabels": {
              "": "Default (frame)",
              "frame": "Frame",
              "field": "Field"
            },
            "widgetOptions": {
              "disabledHelp": "Add video tracks to be able to set transcoder options."
            }
          }
        },
        "threads": {
          "ui:options": {
            "pattern": "/transcoder/decoder/threads",
            "typing": {
              "only": "digits",
              "emptyToNull": true
            }
          }
        },
        "crop": {
          "ui:options": {
            "pattern": "/transcoder/decoder/crop",
            "collapsed": true
          },
          "ui:order": [
            "left",
            "top",
            "width",
            "height",
            "*"
          ],
          "left": {
            "ui:options": {
              "pattern": "/transcoder/decoder/crop/left",
              "unit": "pixels",
              "typing": {
                "only": "digits",
                "emptyToNull": true
              }
            }
          },
          "top": {
            "ui:options": {
              "pattern": "/transcoder/decoder/crop/top",
              "unit": "pixels",
              "typing": {
                "only": "digits",
                "emptyToNull": true
              }
            }
          },
          "width": {
            "ui:options": {
              "pattern": "/transcoder/decoder/crop/width",
              "unit": "pixels",
              "typing": {
                "only": "digits",
                "emptyToNull": true
              }
            }
          },
          "height": {
            "ui:options": {
              "pattern": "/transcoder/decoder/crop/height",
              "unit": "pixels",
              "typing": {
                "only": "digits",
                "emptyToNull": true
              }
            }
          }
        }
      }
    }
  },
  "sections": [
    {
      "name": "transcoder",
      "title": "Transcoder",
      "properties": [
        "transcoder"
      ]
    }
  ],
  "fields": [
    "/transcoder",
    "/transcoder/global",
    "/transcoder/global/hw",
    "/transcoder/global/deviceid",
    "/transcoder/global/external",
    "/transcoder/global/seamless",
    "/transcoder/video",
    "/transcoder/video/*",
    "/transcoder/video/*/bitrate",
    "/transcoder/video/*/codec",
    "/transcoder/video/*/size",
    "/transcoder/video/*/size/width",
    "/transcoder/video/*/size/height",
    "/transcoder/video/*/size/strategy",
    "/transcoder/video/*/size/background",
    "/transcoder/video/*/preset",
    "/transcoder/video/*/profile",
    "/transcoder/video/*/level",
    "/transcoder/video/*/fps",
    "/transcoder/video/*/gop",
    "/transcoder/video/*/g",
    "/transcoder/video/*/disable_cgop",
    "/transcoder/video/*/bframes",
    "/transcoder/video/*/refs",
    "/transcoder/video/*/aspect",
    "/transcoder/video/*/aspect/x",
    "/transcoder/video/*/aspect/y",
    "/transcoder/video/*/logo",
    "/transcoder/video/*/logo/path",
    "/transcoder/video/*/logo/x",
    "/transcoder/video/*/logo/y",
    "/transcoder/video/*/logo/r",
    "/transcoder/video/*/alogo",
    "/transcoder/video/*/alogo/path",
    "/transcoder/video/*/alogo/x",
    "/transcoder/video/*/alogo/y",
    "/transcoder/video/*/alogo/r",
    "/transcoder/video/*/*",
    "/transcoder/audio",
    "/transcoder/audio/bitrate",
    "/transcoder/audio/codec",
    "/transcoder/audio/sample_rate",
    "/transcoder/audio/channels",
    "/transcoder/decoder",
    "/transcoder/decoder/deinterlace",
    "/transcoder/decoder/deinterlace_rate",
    "/transcoder/decoder/threads",
    "/transcoder/decoder/crop",
    "/transcoder/decoder/crop/left",
    "/transcoder/decoder/crop/top",
    "/transcoder/decoder/crop/width",
    "/transcoder/decoder/crop/height"
  ],
  "load": () => import("../conditions/stream.transcoder.js").then((module) => module.checks)
};
