interface ImportMetaEnv {
  /** The folder of symbols and scenes; set by `scenesPlugin`. */
  readonly ART: string;
}
