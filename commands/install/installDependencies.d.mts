export declare function installDependencies(root: string): Promise<{ isReady: boolean }>;
