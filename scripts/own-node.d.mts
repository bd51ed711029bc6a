/** The path of the project's own Node. */
export declare const OWN_NODE: string;
