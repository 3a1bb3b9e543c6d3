// Generated from the documents in openapi/ by `npm run generate`. Do not edit: change the document.

export interface paths {
    "/search/journals/{issn}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a journal by its ISSN
         * @description Answers the journal of a number, in print or online. A journal that the directory does not list is an empty result.
         */
        get: operations["findJournalByIssn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What the directory found */
        DirectoryAnswer: {
            /** @description How many journals were found */
            total: number;
            /** @description The journals that were found */
            results: components["schemas"]["DirectoryEntry"][];
        } & {
            [key: string]: unknown;
        };
        /** @description A journal as the directory keeps it */
        DirectoryEntry: {
            bibjson: components["schemas"]["DirectoryJournal"];
        } & {
            [key: string]: unknown;
        };
        /** @description What is known of a journal */
        DirectoryJournal: {
            /** @description Its whole title */
            title: string;
            ref?: components["schemas"]["DirectoryLinks"];
        } & {
            [key: string]: unknown;
        };
        /** @description Pages of the journal */
        DirectoryLinks: {
            /**
             * Format: uri
             * @description Its own page
             */
            journal?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Why the directory did not search */
        DirectoryFailure: {
            /** @description Which kind of failure it is */
            status: string;
            /** @description What is wrong in English */
            error: string;
        } & {
            [key: string]: unknown;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    findJournalByIssn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the journal with its hyphen */
                issn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The journal, or nothing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectoryAnswer"];
                };
            };
            /** @description This is no number of a journal */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectoryFailure"];
                };
            };
            /** @description Any other error; nothing of its body is read */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
