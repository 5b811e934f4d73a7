export declare function installDependencies(root: string): Promise<{ isReady: boolean }>;
export declare function missingPackages(root: string): string[];
