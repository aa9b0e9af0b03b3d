// The instruments of the cues; fetched at the first gesture.
import type { Cue } from './sound.ts';

interface Voice {
  readonly at: number;
  readonly seconds: number;
  readonly gain: number;
}

class Synth {
  private readonly context = new AudioContext();
  private readonly out = this.context.createGain();
  private readonly noise = this.makeNoise();

  constructor() {
    this.out.gain.value = 0.5;
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

  private envelope(from: number, voice: Voice): GainNode {
    const gain = this.context.createGain();
    gain.gain.setValueAtTime(0.0001, from);
    gain.gain.exponentialRampToValueAtTime(voice.gain, from + 0.006);
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
