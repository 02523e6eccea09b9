/** Two soft notes: it is your turn. */
export function chime(): void {
  const audio = new AudioContext();
  [659, 880].forEach((pitch, index) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + index * 0.14;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.5);
  });
  setTimeout(() => void audio.close(), 1500);
}
