/** How a server is to run; what the command line says. */
export interface ServerOptions {
  /** Folder of the config, its revisions, and everything else that must survive. */
  readonly folder: string;
  readonly host: string;
  /** 0 takes any free one. */
  readonly port: number;
  readonly engine: "auto" | "ffmpeg" | "simulated";
  /** Stream blocks written into the text of an empty config. */
  readonly streams?: number | undefined;
  readonly login?: string | undefined;
  readonly password?: string | undefined;
  readonly isChassis?: boolean | undefined;
  /** Names, beside its addresses, under which the server is reached. */
  readonly allowedHosts?: readonly string[] | undefined;
  /** The built console. */
  readonly consoleFolder: string;
}
