export declare const OWN_NODE: string;
