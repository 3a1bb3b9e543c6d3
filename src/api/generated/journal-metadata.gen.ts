// Generated from the documents in openapi/ by `npm run generate`. Do not edit: change the document.

export interface paths {
    "/journals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search journals by title
         * @description Finds journals whose title holds the words, the best match first. Nothing found is an empty list.
         */
        get: operations["searchJournals"];
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
        /** @description An answer of the service, which wraps what was found */
        JournalSearchAnswer: {
            /**
             * @description Always "ok" in a good answer
             * @enum {string}
             */
            status: "ok";
            /**
             * @description What the message is
             * @enum {string}
             */
            "message-type": "journal-list";
            message: components["schemas"]["JournalList"];
        } & {
            [key: string]: unknown;
        };
        /** @description What was found */
        JournalList: {
            /** @description The journals, the best match first */
            items: components["schemas"]["FoundJournal"][];
            /** @description How many journals match */
            "total-results": number;
            /** @description How many were asked for */
            "items-per-page": number;
        } & {
            [key: string]: unknown;
        };
        /** @description A journal */
        FoundJournal: {
            /** @description Its whole title */
            title: string;
            /** @description Who publishes it */
            publisher?: string;
            /** @description Its numbers, in print and online; may be missing for a journal that has none */
            ISSN?: string[];
        } & {
            [key: string]: unknown;
        };
        /** @description Why the service did not search */
        JournalSearchFailure: {
            /**
             * @description Always "failed" here
             * @enum {string}
             */
            status: "failed";
            /** @description Which kind of failure it is */
            "message-type"?: string;
            /** @description Each thing that is wrong */
            message: components["schemas"]["JournalSearchFault"][];
        } & {
            [key: string]: unknown;
        };
        /** @description One error */
        JournalSearchFault: {
            /** @description Which kind it is */
            type?: string;
            /** @description Where it is */
            value?: string;
            /** @description What is wrong there in English */
            message: string;
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
    searchJournals: {
        parameters: {
            query: {
                /** @description Words of the title */
                query: string;
                /** @description How many journals to answer at most */
                rows?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The journals that were found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalSearchAnswer"];
                };
            };
            /** @description A parameter is not what the service takes */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalSearchFailure"];
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
