// The instruments of the cues; fetched at the first gesture.
import { effect } from '@preact/signals';
import type { Cue } from './sound.ts';
import { gainOf, volume } from './volume.ts';

interface Voice {
  readonly at: number;
  readonly seconds: number;
  readonly gain: number;
  /** Seconds until it is at its loudest; struck by default. */
  readonly rise?: number;
}

const STRUCK = 0.006;

class Synth {
  private readonly context = new AudioContext();
  private readonly out = this.context.createGain();
  private readonly noise = this.makeNoise();

  constructor() {
    effect(() => {
      this.out.gain.value = gainOf(volume.value);
    });
    this.out.connect(this.context.destination);
  }

  async wake(): Promise<void> {
    if (this.context.state === 'suspended') await this.context.resume();
  }

  /** A plucked or struck tone: quick rise, exponential fall; `bend` is the factor of the pitch at its end. */
  tone(wave: OscillatorType, hertz: number, voice: Voice, bend = 1): void {
    const from = this.context.currentTime + voice.at;
    const source = this.context.createOscillator();
    source.type = wave;
    source.frequency.setValueAtTime(hertz, from);
    if (bend !== 1) source.frequency.exponentialRampToValueAtTime(hertz * bend, from + voice.seconds);
    source.connect(this.envelope(from, voice));
    source.start(from);
    source.stop(from + voice.seconds);
  }

  /** A knock: noise through a narrow band. */
  knock(hertz: number, width: number, voice: Voice): void {
    const from = this.context.currentTime + voice.at;
    const source = this.context.createBufferSource();
    source.buffer = this.noise;
    const band = this.context.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.value = hertz;
    band.Q.value = width;
    source.connect(band).connect(this.envelope(from, voice));
    source.start(from);
    source.stop(from + voice.seconds);
  }

  /** A blown tone: full of overtones, which open as it swells. */
  brass(hertz: number, voice: Voice): void {
    const from = this.context.currentTime + voice.at;
    const bell = this.context.createBiquadFilter();
    bell.type = 'lowpass';
    bell.frequency.setValueAtTime(hertz * 1.5, from);
    bell.frequency.exponentialRampToValueAtTime(hertz * 5, from + voice.seconds * 0.35);
    bell.frequency.exponentialRampToValueAtTime(hertz * 2, from + voice.seconds);
    bell.connect(this.envelope(from, voice));
    // Two pipes slightly apart sound like one horn; one alone sounds like a machine.
    for (const apart of [0.997, 1.003]) {
      const source = this.context.createOscillator();
      source.type = 'sawtooth';
      source.frequency.setValueAtTime(hertz * apart * 0.96, from);
      source.frequency.exponentialRampToValueAtTime(hertz * apart, from + 0.05);
      source.connect(bell);
      source.start(from);
      source.stop(from + voice.seconds);
    }
  }

  private envelope(from: number, voice: Voice): GainNode {
    const gain = this.context.createGain();
    gain.gain.setValueAtTime(0.0001, from);
    gain.gain.exponentialRampToValueAtTime(voice.gain, from + (voice.rise ?? STRUCK));
    gain.gain.exponentialRampToValueAtTime(0.0001, from + voice.seconds);
    gain.connect(this.out);
    return gain;
  }

  private makeNoise(): AudioBuffer {
    const buffer = this.context.createBuffer(1, this.context.sampleRate / 4, this.context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    return buffer;
  }
}

/** Two partials make a plucked string out of sines. */
const pluck = (synth: Synth, hertz: number, at: number): void => {
  synth.tone('triangle', hertz, { at, seconds: 0.7, gain: 0.3 });
  synth.tone('sine', hertz * 2.01, { at, seconds: 0.35, gain: 0.1 });
};

/** Stone set on stone; each stage that stands makes it brighter. */
const STAGE_PITCH = [1, 9 / 8, 5 / 4, 4 / 3, 3 / 2] as const;
const stone =
  (pitch: number) =>
  (synth: Synth): void => {
    synth.knock(480 * pitch, 1.6, { at: 0, seconds: 0.1, gain: 0.55 });
    synth.knock(1300 * pitch, 4, { at: 0.05, seconds: 0.07, gain: 0.3 });
    synth.tone('sine', 98 * pitch, { at: 0.04, seconds: 0.32, gain: 0.5 }, 0.72);
  };

const drum = (synth: Synth, at: number, gain: number): void => {
  synth.tone('sine', 118, { at, seconds: 0.2, gain }, 0.45);
  synth.knock(240, 0.9, { at, seconds: 0.06, gain: gain * 0.7 });
};

const HORN = 233.1;
const horn = (synth: Synth, hertz: number, at: number): void => synth.brass(hertz, { at, seconds: 0.36, gain: 0.16, rise: 0.05 });

const SCORES: Record<Cue, (synth: Synth) => void> = {
  turn: (s) => {
    pluck(s, 440, 0);
    pluck(s, 659.3, 0.14);
  },
  card: (s) => {
    s.knock(900, 2, { at: 0, seconds: 0.07, gain: 0.5 });
    s.tone('sine', 170, { at: 0, seconds: 0.09, gain: 0.3 }, 0.6);
  },
  coin: (s) => {
    s.tone('sine', 2350, { at: 0, seconds: 0.16, gain: 0.14 });
    s.tone('sine', 3720, { at: 0, seconds: 0.1, gain: 0.08 });
  },
  stage: (s) => {
    s.knock(500, 1.4, { at: 0, seconds: 0.12, gain: 0.6 });
    s.tone('sine', 92, { at: 0.08, seconds: 0.5, gain: 0.6 }, 0.6);
  },
  pair: (s) => {
    s.tone('sine', 1318.5, { at: 0, seconds: 1, gain: 0.2 });
    s.tone('sine', 3556, { at: 0, seconds: 0.5, gain: 0.06 });
  },
  pawn: (s) => {
    s.knock(1700, 5, { at: 0, seconds: 0.06, gain: 0.5 });
    s.tone('square', 240, { at: 0, seconds: 0.04, gain: 0.08 });
  },
  age: (s) => {
    s.tone('sawtooth', 174.6, { at: 0, seconds: 0.9, gain: 0.14 }, 1.02);
    s.tone('sawtooth', 261.6, { at: 0.28, seconds: 1, gain: 0.14 }, 1.01);
  },
  tick: (s) => s.knock(2600, 8, { at: 0, seconds: 0.04, gain: 0.25 }),
  refused: (s) => {
    s.knock(220, 1, { at: 0, seconds: 0.14, gain: 0.5 });
    s.tone('sine', 110, { at: 0, seconds: 0.16, gain: 0.3 }, 0.7);
  },
  flick: (s) => {
    s.knock(3100, 1.2, { at: 0, seconds: 0.05, gain: 0.22 });
    s.knock(1500, 1.5, { at: 0.035, seconds: 0.06, gain: 0.3 });
  },
  'stage-1': stone(STAGE_PITCH[0]),
  'stage-2': stone(STAGE_PITCH[1]),
  'stage-3': stone(STAGE_PITCH[2]),
  'stage-4': stone(STAGE_PITCH[3]),
  complete: (s) => {
    stone(STAGE_PITCH[4])(s);
    for (const hertz of [110, 164.8, 220, 277.2]) s.tone('triangle', hertz, { at: 0.06, seconds: 0.34, gain: 0.16, rise: 0.03 });
  },
  horn: (s) => horn(s, HORN, 0),
  horns: (s) => {
    horn(s, HORN, 0);
    horn(s, HORN * 1.5, 0.03);
  },
  battle: (s) => {
    drum(s, 0, 0.6);
    drum(s, 0.11, 0.45);
    drum(s, 0.22, 0.7);
  },
  peace: (s) => {
    s.knock(1100, 3, { at: 0, seconds: 0.36, gain: 0.12, rise: 0.12 });
    s.tone('triangle', 523.3, { at: 0.02, seconds: 0.36, gain: 0.1, rise: 0.12 }, 0.985);
  },
  click: (s) => {
    s.knock(1250, 7, { at: 0, seconds: 0.05, gain: 0.55 });
    s.tone('sine', 620, { at: 0, seconds: 0.05, gain: 0.12 }, 0.8);
  },
  paw: (s) => {
    s.knock(330, 0.8, { at: 0, seconds: 0.08, gain: 0.3, rise: 0.02 });
    s.knock(280, 0.8, { at: 0.13, seconds: 0.08, gain: 0.22, rise: 0.02 });
  },
  dice: (s) => {
    // Bone on wood: the knocks come ever further apart and softer, until the last die lies.
    for (const [i, at] of [0, 0.05, 0.11, 0.17, 0.25, 0.34, 0.45, 0.58].entries()) {
      s.knock(1900 - (i % 3) * 420, 3.5, { at, seconds: 0.045, gain: 0.4 - i * 0.035 });
      s.knock(420 + (i % 2) * 90, 1.6, { at, seconds: 0.06, gain: 0.22 - i * 0.02 });
    }
  },
  pencil: (s) => {
    s.knock(4200, 1.1, { at: 0, seconds: 0.1, gain: 0.13, rise: 0.03 });
    s.knock(3500, 1.1, { at: 0.12, seconds: 0.1, gain: 0.13, rise: 0.03 });
  },
  glass: (s) => {
    s.knock(5200, 1, { at: 0.02, seconds: 0.34, gain: 0.07, rise: 0.1 });
    s.tone('sine', 987.8, { at: 0, seconds: 0.3, gain: 0.12 });
    s.tone('sine', 1480, { at: 0.1, seconds: 0.3, gain: 0.1 });
  },
  victory: (s) => [523.3, 659.3, 784, 1046.5].forEach((hertz, i) => pluck(s, hertz, i * 0.16)),
};

export const makePlayer = (): ((cue: Cue) => void) => {
  const synth = new Synth();
  return (cue) => {
    synth.wake().then(
      () => SCORES[cue](synth),
      () => undefined, // the system has taken the sound device: the screen says everything anyway
    );
  };
};
