// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit: change the document.

export interface paths {
    "/api/researcher/load": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Load the application and who uses it
         * @description The first call of every visit. It answers anybody, and is tried up to 10 times before the visit is given up.
         */
        get: operations["loadApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/researcher/update-language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Change the language of the site
         * @description Sets the language of the session, and of the account when somebody is signed in. It changes something although it is a GET, so it is never prefetched, retried or fetched again.
         */
        get: operations["updateLanguage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with e-mail address and password
         * @description A wrong password is a refusal, not a failure. Uploads and assessments of the visit so far pass to the account.
         */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session. Signing out where nobody is signed in changes nothing and is no failure.
         */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Load the person who is signed in
         * @description The same user as in the load of the application, asked for again once the kept one is older than 10 minutes.
         */
        get: operations["loadUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the person's orders
         * @description All terms narrow the search and may be left out. Days are those of the reader's site, both included. A page after the last is empty.
         */
        get: operations["searchOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload one file
         * @description Keeps a file until another call names it. Visitors who are not signed in may upload too. A wrong type is answered with status
         *     filetype-failure and nothing is kept. At most 100 MB.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/grammar-check/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have an uploaded manuscript assessed
         * @description Open to visitors who are not signed in where the site allows it; elsewhere they are answered 401. The same Idempotency-Key again answers as the first time and begins nothing new.
         */
        post: operations["createLanguageAssessments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/grammar-check/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List assessments or look some up
         * @description By page, the newest first, or by identities, which leaves the page out of account. A visitor who is not signed in finds those of this visit, or is answered 401 where the site does not allow it. An identity that is unknown or somebody else's is left out.
         */
        get: operations["searchLanguageAssessments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/grammar-check/{identity}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an assessment off the list
         * @description Also for one that failed. Taking it off twice is answered 404.
         */
        post: operations["archiveLanguageAssessment"];
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
        /** @description One thing that is wrong */
        ProblemError: {
            /** @description JSON Pointer that begins with the part of the message, one of path, query, headers and body */
            pointer: string;
            /** @description What is wrong there in English */
            message: string;
        };
        /**
         * @description Who broke the contract, where it was broken
         * @enum {string}
         */
        Side: "application" | "backend" | "document";
        /** @description Why a call failed, for every failure that is not a refusal (RFC 9457) */
        Problem: {
            /**
             * Format: uri-reference
             * @description Which kind of problem it is
             */
            type: string;
            /** @description The kind in a few English words */
            title: string;
            /** @description The HTTP status once more */
            status: number;
            /** @description What happened this time (in English; for developers and never shown to a reader) */
            detail: string;
            /** @description Each thing that is wrong with a request or an answer */
            errors?: components["schemas"]["ProblemError"][];
            side?: components["schemas"]["Side"];
        };
        /** @description Somebody else whom the person can sign in with */
        AuthenticationProvider: {
            /** @description Last part of the address that starts the sign-on */
            id: string;
            /** @description How it is called on its button */
            name: string;
            /** @description Key of its picture in the application */
            icon: string;
        };
        /** @description Addresses of pages that are not the portal's own */
        Links: {
            /**
             * Format: uri-reference
             * @description Terms that an upload asks to accept
             */
            termsOfService: string;
            /**
             * Format: uri-reference
             * @description Privacy policy
             */
            privacyPolicy: string;
            /**
             * Format: uri-reference
             * @description Help centre
             */
            support: string;
            /**
             * Format: uri-reference
             * @description Store page of the add-in for word processors
             */
            officeAddIn: string;
            /**
             * Format: uri-reference
             * @description Where the new product is when it is a site of its own
             */
            rubriq: string;
            /**
             * Format: uri-reference
             * @description About preprints for a finished order
             */
            preprint: string;
        };
        /**
         * @description A kind of service, in the order in which they are listed
         * @enum {string}
         */
        ServiceType: "editing" | "translation" | "formatting" | "figures" | "journalrec" | "promotion";
        /** @description Services that are shown together */
        ServiceGroup: {
            type: components["schemas"]["ServiceType"];
            /** @description English name; shown only where the application has no word for the type */
            name: string;
            /**
             * @description How its price is announced
             * @default from %(price)s
             */
            priceLabel: string;
        };
        /** @description What is offered beside what the person asked for */
        Upsells: {
            /**
             * @description Figure formatting
             * @default true
             */
            figures: boolean;
            /**
             * @description Manuscript formatting
             * @default true
             */
            formatting: boolean;
            /**
             * @description Journal recommendation
             * @default true
             */
            journalRecommendation: boolean;
        };
        /** @description Values that the service can change without a new release */
        ApplicationConfig: {
            /** @description Endings of file names that an upload accepts, with the dot, in lower case */
            allowedFileTypes: string[];
            /** @description Site key of the captcha; null where none is used */
            captchaKey: string | null;
            /** @description How the service calls itself */
            companyName: string;
            /**
             * Format: uri-reference
             * @description Script that asks for consent to cookies; null where none is used
             */
            consentScriptUrl: string | null;
            /**
             * @description Whether Chinese tax invoices can be had
             * @default true
             */
            fapiaoAvailable: boolean;
            /**
             * @description Whether an account needs an institution
             * @default true
             */
            institutionInformationMandatory: boolean;
            links: components["schemas"]["Links"];
            /** @description Least amount to pay in advance for each currency, by its three letters, in that currency; 100 where it is missing */
            minimumPrepayAmounts: {
                [key: string]: number;
            };
            /** @description Which order form is in use */
            orderFormVersion: string;
            /**
             * @description What a successful referral earns in US dollars
             * @default 40
             */
            referralAmount: number;
            /**
             * @description Whether the site sells bundles at all
             * @default true
             */
            serviceBundlesAllowed: boolean;
            /** @description How services are grouped, in the order they are shown */
            serviceGroups: components["schemas"]["ServiceGroup"][];
            upsells: components["schemas"]["Upsells"];
        };
        /** @description What is switched on. The properties are all the flags there are */
        FeatureFlags: {
            /** @description Upload forms have the wide button with terms instead of the drop zone */
            upload_files_ui: boolean;
            /** @description Sign-in offers WeChat */
            wechat_sso: boolean;
            /** @description Money can be paid in advance */
            prepay_enabled: boolean;
            /** @description Digital translation takes Chinese manuscripts */
            chinese_digital_translation: boolean;
            /** @description Digital editing and translation lead to the new product */
            curie_is_launched: boolean;
            /** @description The new product is a site of its own */
            rubriq_hosted_elsewhere: boolean;
            /** @description Premium editing is sold as advanced editing */
            premiumAdvancedEditing: boolean;
            /** @description Visitors who are not signed in solve a captcha before an upload */
            captcha: boolean;
            /** @description The order form waits for word count and language to be read from the files */
            language_detection: boolean;
            /** @description The order form offers express delivery */
            express_delivery: boolean;
            /** @description The order form offers bundles of services */
            service_bundles: boolean;
            /** @description Digital editing can be tried without a subscription */
            digital_editing_trial: boolean;
            /** @description Grammar Check is open to visitors who are not signed in */
            anonymous_language_assessment: boolean;
            /** @description Digital editing is sold */
            digital_editing: boolean;
            /** @description Digital translation is sold */
            digital_translation: boolean;
        };
        /**
         * @description A language of the site
         * @enum {string}
         */
        Language: "en" | "cn" | "jp" | "br" | "es";
        /** @description A language that the person can choose */
        LanguageOption: {
            code: components["schemas"]["Language"];
            /** @description The language's name for itself */
            name: string;
        };
        /**
         * @description A site of the service
         * @enum {string}
         */
        LocalizationCode: "us" | "cn" | "jp" | "br" | "es";
        /** @description One of the service's sites, which has its own customers, currency and tax rules */
        Localization: {
            code: components["schemas"]["LocalizationCode"];
            /** @description The site's own name in its own language */
            name: string;
            language: components["schemas"]["Language"];
            /**
             * Format: uri-reference
             * @description Where the site is
             */
            url: string;
            /**
             * Format: uri-reference
             * @description Host below which the site's logout image lies; empty for this host
             */
            secureUrl: string;
            /** @description Whether Chinese tax invoices are asked for after payment instead of in the order */
            allowsFapiaoProcessingAfterPayment: boolean;
        };
        /** @description The site the person is on */
        Application: {
            /** @description Sign-on providers, the first being the one to use where passwords are not */
            authenticationProviders: components["schemas"]["AuthenticationProvider"][];
            config: components["schemas"]["ApplicationConfig"];
            features: components["schemas"]["FeatureFlags"];
            /** @description Languages the site is written in */
            languages: components["schemas"]["LanguageOption"][];
            /** @description Whether one can sign in by password */
            localAuthenticationEnabled: boolean;
            localization: components["schemas"]["Localization"];
            /** @description All sites of the service, this one included */
            localizations: components["schemas"]["Localization"][];
            siteLanguage: components["schemas"]["Language"];
        };
        /** @description The country of an address */
        AddressCountry: {
            /** @description The server's number of the country (Brazil is 32) */
            id: number;
            /** @description Its English name */
            name: string;
        };
        /** @description A saved address */
        Address: {
            /** @description By which it is changed and deleted */
            id: string;
            /** @description The organization or else the name with the first line of the address */
            label: string;
            /** @description The person there */
            name: string;
            /** @description The house there */
            organization: string | null;
            /** @description First line of the street address */
            address1: string;
            /** @description Second line */
            address2: string | null;
            /** @description Town */
            city: string;
            /** @description State or province where the country has them */
            state: string | null;
            /** @description Postal code where the country has them */
            zip: string | null;
            country: components["schemas"]["AddressCountry"];
            /** @description Telephone number as it was typed */
            phone: string | null;
        };
        /** @description An amount of money in major units (dollars, not cents) */
        Amount: number;
        /** @description Money that the service owes the person. Amounts are in US dollars */
        Credit: {
            /** @description By which the service names the credit */
            referenceNumber: string;
            /** @description What was credited in US dollars */
            totalAmount: components["schemas"]["Amount"];
            /** @description What is left of it in US dollars */
            balance: components["schemas"]["Amount"];
            /**
             * Format: date-time
             * @description When it was credited
             */
            transactionDate: string;
            /**
             * Format: date-time
             * @description When it ends; null when it does not
             */
            expirationDate: string | null;
            /** @description The day it was credited as the server writes it */
            formattedDate: string;
            /** @description The day it ends as the server writes it */
            formattedExpirationDate: string | null;
        };
        /** @description A currency by its three letters (ISO 4217) */
        CurrencyCode: string;
        /** @description A currency, and how its amounts are shown */
        Currency: {
            /** @description Written beside an amount */
            sign: string;
            /** @description US dollars for one unit of this currency */
            exchangeRate: number;
            shortName: components["schemas"]["CurrencyCode"];
            /** @description How many decimals an amount has */
            numDecimals: number;
        };
        /** @description Stands for one thing, and says nothing else about it */
        Identity: string;
        /** @description A Chinese tax invoice that the person asked for */
        Fapiao: {
            identity: components["schemas"]["Identity"];
            /**
             * @description Special ones let the buyer deduct the tax
             * @enum {string}
             */
            type: "general" | "special";
            /**
             * @description How far it is
             * @enum {string}
             */
            status: "requested" | "processing" | "completed" | "cancelled";
            /** @description Whether the tax office has issued it */
            completed: boolean;
            /** @description The tax office's number; null until issued */
            number: string | null;
            /**
             * Format: uri-reference
             * @description Where it can be fetched; null until issued
             */
            url: string | null;
            /** @description Key of what was sold */
            serviceType: string;
            /** @description What was sold in the words of the tax office */
            serviceTypeName: string;
            /** @description The buyer */
            organizationName: string;
            /** @description The buyer's number at the tax office; null where a general one was made without */
            taxpayerNumber: string | null;
            /**
             * Format: email
             * @description Where it is sent
             */
            contactEmail: string;
            /** @description Whom to call */
            contactPhone: string | null;
            /** @description Where a printed one goes; null where none is sent */
            shippingAddress: components["schemas"]["Address"] | null;
            /** @description The payment it was made for */
            paymentId: string | null;
            /** @description The receipt it was made for */
            receiptCode: string | null;
        };
        /** @description A sign-on provider that the person can also sign in with */
        LinkedAccount: {
            /** @description Id of the provider */
            providerId: string;
            /** @description Name of the provider */
            name: string;
        };
        /**
         * @description 1 credits, 3 credit card, 4 free, 6 PayPal, 9 bank transfer, 19 Alipay, 20 Boleto, 21 UnionPay, 22 Allpago PayPal,
         *     23 Allpago card, 25 WeChat, 26 voucher, 27 WFOE web pay, 28 WFOE QR pay
         * @enum {integer}
         */
        PaymentMethodId: 1 | 3 | 4 | 6 | 9 | 19 | 20 | 21 | 22 | 23 | 25 | 26 | 27 | 28;
        /** @description A way to pay that is open to the person */
        PaymentMethod: {
            id: components["schemas"]["PaymentMethodId"];
            /** @description Its English name; shown only where the application has no word for the id */
            name: string;
        };
        /** @description A group (a lab, a society, a journal) whose members get a discount */
        PreferredGroup: {
            /** @description What members type to join */
            code: string;
            /** @description What members are greeted with; null where the group has no greeting */
            greetingText: string | null;
            /** @description Taken off an order in the person's currency; null where the discount is a percentage */
            discount: number | null;
            /** @description Taken off an order in per cent; null where the discount is an amount */
            percentageDiscount: number | null;
            /** @description Whether the person has had it already */
            discountUsed: boolean;
            /** @description Whether members may pass the code on */
            shareable: boolean;
            /** @description Whether the dashboard shows the membership */
            membershipDisplayed: boolean;
        };
        /** @description A payment that was received */
        PaymentSummary: {
            /** @description By which its receipt is asked for */
            id: string;
            /** @description What was paid in US dollars */
            amount: components["schemas"]["Amount"];
        };
        /** @description Money paid in advance. Amounts are in US dollars */
        Prepayment: {
            /** @description Number of its invoice */
            retainerInvoiceNumber: string;
            /** @description What the invoice asks in US dollars */
            totalAmount: components["schemas"]["Amount"];
            /** @description What can still be spent in US dollars */
            availablePrepaymentAmount: components["schemas"]["Amount"];
            /** @description What is still to be paid of the invoice in US dollars */
            balance: components["schemas"]["Amount"];
            /** @description Its day as the server writes it */
            formattedDate: string;
            /**
             * Format: date-time
             * @description When it was made
             */
            transactionDate: string;
            /**
             * Format: uri-reference
             * @description Where the bank slip can be had; null where none is open
             */
            boletoUrl: string | null;
            /** @description The Chinese tax invoice made for it; null where there is none */
            fapiao: components["schemas"]["Fapiao"] | null;
            /** @description How it was paid; null while it is not */
            payment: components["schemas"]["PaymentSummary"] | null;
        };
        /** @description How far the load of the user has come */
        UserStatus: {
            /** @description True in every answer */
            loaded: boolean;
        };
        /** @description An invoice with something left to pay */
        UnpaidInvoice: {
            /** @description By which it is named everywhere */
            invoiceNumber: string;
            /**
             * Format: date-time
             * @description When it was made
             */
            transactionDate: string;
            /** @description What is left to pay in the person's currency */
            balance: components["schemas"]["Amount"];
            /** @description Its day as the server writes it */
            formattedDate: string;
        };
        /** @description How far the move of a customer in China to the company there has come */
        WfoeMigrationStatus: {
            /** @description Whether the new company's terms were accepted */
            acceptedTermsOfService: boolean;
            /** @description Whether the move is done */
            migrated: boolean;
            /** @description Whether the person must move */
            inMigratingGroup: boolean;
            /** @description Whether the person chose to stay */
            optedOut: boolean;
            /** @description Whether the person chose to move */
            optedIn: boolean;
            /** @description Whether unpaid invoices hold the move up */
            hasUnpaidInvoices: boolean;
            /** @description Whether a person outside the group may move */
            migrationEligible: boolean;
            /** @description Whether the notice was put off since the user was loaded; the server always says false */
            noticeSkipped: boolean;
        };
        /** @description The person who is signed in */
        User: {
            /** @description Whether the account may be used */
            active: boolean;
            /** @description Saved addresses */
            addresses: components["schemas"]["Address"][];
            /** @description Whether the person may change a password here */
            changePasswordEnabled: boolean;
            /** @description Town of the person */
            city: string | null;
            /** @description Country by its two letters (ISO 3166-1) */
            country: string | null;
            /** @description The server's number of the country (Brazil is 32) */
            countryId: number | null;
            /** @description Whether a warning stands in place of the application until the credit notes are settled */
            creditNotesLocked: boolean;
            /** @description Money that the service owes the person */
            credits: components["schemas"]["Credit"][];
            /** @description The currency amounts are shown in (US dollars until one is chosen) */
            currency: components["schemas"]["Currency"];
            /** @description The currency the person has chosen; absent until then */
            currencyIso?: components["schemas"]["CurrencyCode"];
            /**
             * Format: date-time
             * @description When the first order was made; null before it
             */
            customerSince: string | null;
            /**
             * Format: email
             * @description Where the person gets mail and signs in with
             */
            email: string;
            /** @description Whether unpaid invoices never block an order */
            excludeFromDelinquentCheck: boolean;
            /** @description Chinese tax invoices that the person asked for */
            fapiaos: components["schemas"]["Fapiao"][];
            /** @description Given name */
            firstName: string;
            /** @description How the person found the service */
            foundUs: string | null;
            /** @description Name as it is shown */
            fullName: string;
            /** @description Number of the person in visitor statistics */
            gtmUid: string | null;
            /** @description Whether the person can sign in by password */
            hasLocalIdentity: boolean;
            /** @description Whether the person takes part in rewards */
            hasRewards: boolean;
            /** @description Whether everything about invoices is hidden since somebody else pays */
            hideInvoices: boolean;
            /**
             * @description Where the person lands below the language prefix
             * @default home/
             */
            homeDirectory: string;
            identity: components["schemas"]["Identity"];
            /** @description Who of the staff acts as this person; null where nobody does */
            impersonatorIdentity: string | null;
            /** @description University or company */
            institution: string | null;
            language: components["schemas"]["Language"];
            /** @description Whether Grammar Check is open to the person */
            languageAssessmentEnabled: boolean;
            /** @description Family name */
            lastName: string;
            /** @description Sign-on providers linked to the account */
            linkedAccounts: components["schemas"]["LinkedAccount"][];
            /** @description Whether the account belongs to another site so that a warning stands in place of the application */
            localizationMismatch: boolean;
            /** @description True in every answer */
            loggedIn: boolean;
            /** @description Level reached in rewards */
            loyaltyLevelIdentity: string | null;
            /** @description Whether the account must be completed before anything else */
            missingFields: boolean;
            /** @description How many orders were made */
            numberOfOrders: number;
            /** @description Researcher's number */
            orcid: string | null;
            /** @description Whether an order form was begun and not finished */
            orderFormInProgress: boolean;
            /** @description Whether files may be downloaded before payment */
            overrideDownloadAvailable: boolean;
            /** @description Ways to pay that are open to the person */
            paymentMethods: components["schemas"]["PaymentMethod"][];
            /** @description Telephone number as it was typed */
            phoneNumber: string | null;
            /** @description The group the person belongs to; null where none */
            preferredGroup: components["schemas"]["PreferredGroup"] | null;
            /** @description Money paid in advance */
            prepayments: components["schemas"]["Prepayment"][];
            /** @description What a referral link ends with */
            referralCode: string | null;
            /** @description What referrals have earned in US dollars */
            referralCreditsEarnedToDate: components["schemas"]["Amount"];
            /** @description Whether the person must go on at another localization */
            requiresLocalizationRedirect: boolean;
            /**
             * Format: email
             * @description Where copies of mail go
             */
            secondaryEmail: string | null;
            /** @description Whether the banner about the spam folder is shown */
            showCheckSpamMessage: boolean;
            status: components["schemas"]["UserStatus"];
            /** @description Whether the person has sent a testimonial */
            submittedTestimonial: boolean;
            /** @description Form of address */
            title: string | null;
            /** @description Reward points */
            totalRewardPoints: number;
            /** @description Invoices with something left to pay */
            unpaidInvoices: components["schemas"]["UnpaidInvoice"][];
            /** @description Whether the person may pay by voucher */
            voucherAvailable: boolean;
            /** @description Whether the person is told of journals on the watch list */
            watchlistNotification: boolean;
            wfoeMigrationStatus: components["schemas"]["WfoeMigrationStatus"];
        };
        /** @description The application with the person who uses it */
        ApplicationLoad: {
            application: components["schemas"]["Application"];
            /** @description Who is signed in; null when nobody is */
            user: components["schemas"]["User"] | null;
        };
        /** @description The language that holds from now on */
        LanguageUpdate: {
            siteLanguage: components["schemas"]["Language"];
        };
        /** @description What the sign-in form asks for */
        Credentials: {
            /**
             * Format: email
             * @description The account's address
             */
            email: string;
            /**
             * Format: password
             * @description The account's password
             */
            password: string;
        };
        /** @description The person is signed in */
        LogInSuccess: {
            /**
             * @description Always true
             * @constant
             */
            loggedIn: true;
            user: components["schemas"]["User"];
            language: components["schemas"]["Language"];
            /**
             * Format: uri-reference
             * @description Where the server wants the person to go instead of the home directory; null where it has no wish
             */
            redirectUri: string | null;
        };
        /**
         * @description login-form-error-message: no account has this address with this password ·
         *     login-account-inactive: the account was closed ·
         *     login-local-authentication-disabled: this site signs in by provider only ·
         *     login-too-many-attempts: wrong passwords too often, try later
         * @enum {string}
         */
        LogInRefusalKey: "login-form-error-message" | "login-account-inactive" | "login-local-authentication-disabled" | "login-too-many-attempts";
        /** @description The person is not signed in */
        LogInRefusal: {
            /**
             * @description Always false
             * @constant
             */
            loggedIn: false;
            error: components["schemas"]["LogInRefusalKey"];
        };
        /** @description Nobody is signed in any more */
        LogOutSuccess: {
            /**
             * @description Always false
             * @constant
             */
            loggedIn: false;
        };
        /** @description The person who is signed in */
        CurrentUser: {
            user: components["schemas"]["User"];
        };
        /**
         * @description Which page to answer (the first is 1)
         * @default 1
         */
        Page: number;
        /**
         * @description Awaiting Files: ordered before the manuscript was there · Received: waiting for an editor ·
         *     In Progress: being worked on · On Hold: waiting for an answer or a payment · Completed: the files are done ·
         *     Cancelled: will not be done
         * @enum {string}
         */
        OrderStatus: "Awaiting Files" | "Received" | "In Progress" | "On Hold" | "Completed" | "Cancelled";
        /** @description What a service asks about the target journal */
        JournalDetails: {
            /** @description Whether the journal must be named */
            required: boolean;
        };
        /** @description A service that was ordered */
        OrderService: {
            /** @description The service's number in the catalogue */
            id: string;
            /** @description English name; shown only where the application has no word for the id */
            name: string;
            type: components["schemas"]["ServiceType"];
            /** @description What kind of file the service works on */
            fileType: string;
            journalDetails: components["schemas"]["JournalDetails"];
        };
        /** @description States that the manuscript was edited here */
        OrderCertificate: {
            /** @description By which anybody can verify it */
            code: string;
            /** @description Title printed on it */
            title: string;
            /** @description Authors printed on it; null until they are given */
            authors: string | null;
            /**
             * Format: date
             * @description The day it was issued
             */
            issuedOn: string;
            /** @description The order it belongs to */
            externalId: string;
        };
        /** @description A payment that was begun and has not arrived */
        PendingPayment: {
            /** @description Code of its receipt */
            receiptCode: string;
            /**
             * Format: uri-reference
             * @description Where the bank slip can be had; null for other ways to pay
             */
            boletoUrl: string | null;
        };
        /** @description An order as the list shows it */
        Order: {
            /** @description The order number that people use */
            externalId: string;
            /** @description Title of the manuscript */
            title: string;
            status: components["schemas"]["OrderStatus"];
            /** @description What was ordered */
            services: components["schemas"]["OrderService"][];
            /**
             * Format: date-time
             * @description When it was ordered
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it is due (the instant itself; the hour that the product adds is added where it is shown); null until it is known
             */
            deadline: string | null;
            /** @description Whether there is a deadline to show */
            deadlineAvailable: boolean;
            /**
             * Format: date-time
             * @description When it was done; null until then
             */
            completedAt: string | null;
            /** @description Whether the work is done */
            completed: boolean;
            /** @description Whether nothing is left to pay */
            paid: boolean;
            /** @description Whether the finished files may be downloaded */
            downloadAvailable: boolean;
            /** @description Whether small corrections may be asked for */
            touchUpAvailable: boolean;
            /** @description Whether a new edit of the changed manuscript may be ordered */
            reeditAvailable: boolean;
            /** @description Whether one of the services is still offered; where false the order leads to support */
            containsActiveService: boolean;
            /** @description Whether the scientific review may be repeated */
            scientificReworkEligible: boolean;
            /** @description Whether the certificate can be had */
            certificateReady: boolean;
            /** @description The certificate; null until it is ready */
            certificate: components["schemas"]["OrderCertificate"] | null;
            /** @description Payments that were begun and have not arrived */
            pendingPayments: components["schemas"]["PendingPayment"][];
            /** @description Target journal */
            journal: string | null;
            /**
             * @description Dialect the manuscript is edited to; null where it does not matter
             * @enum {string|null}
             */
            styleOfEnglish: "British English" | "American English" | null;
            /** @description Whether nothing was to be paid from the start */
            freeOrder: boolean;
            /** @description Whether figures are worked on */
            hasFigures: boolean;
            /** @description Whether the manuscript is formatted for a journal */
            hasManuscriptFormatting: boolean;
        };
        /** @description Where a page stands among its pages */
        Pagination: {
            /** @description Number of this page (the first is 1) */
            current: number;
            /** @description Number of the page before; absent on the first */
            previous?: number;
            /** @description Number of the page after; absent on the last */
            next?: number;
            /** @description How many pages there are; 0 when nothing was found */
            pageCount: number;
            /** @description How many entries all pages hold */
            totalCount: number;
            /** @description How many entries a full page holds */
            pageSize: number;
        };
        /** @description One page of the orders that were found, the newest first */
        OrderSearchResult: {
            /** @description The orders of this page */
            orders: components["schemas"]["Order"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description The parts of the form */
        FileUpload: {
            /**
             * Format: binary
             * @description The file itself (at most 100 MB) with its name
             */
            file: Blob;
        };
        /**
         * @description success: kept, and can be named by its identity · processing: still on its way ·
         *     filetype-failure: not one of the allowed types, not kept · failure: could not be kept
         * @enum {string}
         */
        UploadStatus: "success" | "processing" | "filetype-failure" | "failure";
        /** @description What became of an uploaded file */
        UploadedFile: {
            /** @description The file's name as it was sent */
            name: string;
            status: components["schemas"]["UploadStatus"];
            /** @description By which other calls name the file; null where it was not kept */
            identity: components["schemas"]["Identity"] | null;
        };
        /** @description The upload form of Grammar Check */
        AssessmentCreation: {
            /** @description Identity of the one file to assess, which was uploaded before */
            languageAssessmentFiles: components["schemas"]["Identity"][];
            /** @description Whether the terms were accepted */
            agreeToTOS: boolean;
            /** @description The same in the form with the wide upload button */
            termsandagree: boolean;
            /** @description Whether the captcha was solved; true where none is asked for */
            iAmNotaRobot: boolean;
            /** @description The captcha's proof; null where none is asked for */
            captchaResponse: string | null;
        };
        /** @description An assessment that was begun */
        CreatedAssessment: {
            identity: components["schemas"]["Identity"];
        };
        /** @description The file was taken */
        AssessmentsCreated: {
            /** @description The assessments that were begun, one for each file */
            languageAssessments: components["schemas"]["CreatedAssessment"][];
        };
        /**
         * @description language-assessment-file-type-not-allowed: not .doc or .docx (fileName) ·
         *     language-assessment-file-not-found: nobody here has uploaded such a file ·
         *     language-assessment-terms-not-accepted: the box was not ticked ·
         *     language-assessment-captcha-failed: the captcha was not solved ·
         *     language-assessment-not-enabled: Grammar Check is not open to this person ·
         *     invalid-user: the account was closed, which ends the session
         * @enum {string}
         */
        AssessmentsRefusalKey: "language-assessment-file-type-not-allowed" | "language-assessment-file-not-found" | "language-assessment-terms-not-accepted" | "language-assessment-captcha-failed" | "language-assessment-not-enabled" | "invalid-user";
        /** @description The values for the placeholders of the message, as the text of one JSON object (an empty one where there are none) */
        RefusalParams: string;
        /** @description Why, with what the words need */
        AssessmentsRefusalError: {
            error: components["schemas"]["AssessmentsRefusalKey"];
            jsonEncodedParams: components["schemas"]["RefusalParams"];
        };
        /** @description The file was not taken */
        AssessmentsRefusal: {
            error: components["schemas"]["AssessmentsRefusalError"];
        };
        /**
         * @description Which recommendation the report gives. needs-extensive-editing: hard to follow · needs-editing: errors in most paragraphs ·
         *     needs-proofreading: readable with slips · ready-to-submit: hardly anything to correct
         * @enum {string}
         */
        AssessmentCategory: "needs-extensive-editing" | "needs-editing" | "needs-proofreading" | "ready-to-submit";
        /** @description How many errors of each kind were found */
        ErrorCount: {
            /** @description Consistency, spelling and typing errors */
            consistencySpellingTypos: number;
            /** @description Grammar and mechanics */
            grammarMechanics: number;
            /** @description Phrasing */
            phrasing: number;
            /** @description Punctuation */
            punctuation: number;
            /** @description Word choice */
            wordChoice: number;
        };
        /** @description What Grammar Check found in one manuscript */
        LanguageAssessment: {
            identity: components["schemas"]["Identity"];
            /** @description Name of the manuscript's file */
            name: string;
            fileIdentity: components["schemas"]["Identity"];
            /**
             * Format: date-time
             * @description When the file was handed in
             */
            createdAt: string;
            /** @description Whether the score is done and the errors are counted or skipped */
            completed: boolean;
            /** @description Whether the score is done */
            scoreCompleted: boolean;
            /** @description Whether the score is being worked out */
            scoreProcessing: boolean;
            /** @description Whether the manuscript could not be scored */
            scoreFailed: boolean;
            /** @description From 0 (poor) to 10 (flawless); null until it is done */
            score: number | null;
            /** @description How many of a hundred manuscripts score lower; null until it is done */
            percentile: number | null;
            /** @description Which recommendation the report gives; null until the score is done */
            category: components["schemas"]["AssessmentCategory"] | null;
            /** @description The errors by kind; null until they are counted and where the count was skipped */
            errorCount: components["schemas"]["ErrorCount"] | null;
            /** @description Whether there was too little English to count */
            errorCountSkipped: boolean;
            /** @description Whether the errors are being counted */
            errorCountProcessing: boolean;
            /** @description Whether the errors could not be counted */
            errorCountFailed: boolean;
        };
        /** @description One point of the curve from score to percentile */
        Percentile: {
            /** @description How many of a hundred manuscripts score lower */
            percentile: number;
            /** @description Least score that reaches it */
            minimumScore: number;
        };
        /** @description A colour as CSS writes it */
        Color: string;
        /** @description Colour of each category as the service paints it */
        CategoryColors: {
            "needs-extensive-editing": components["schemas"]["Color"];
            "needs-editing": components["schemas"]["Color"];
            "needs-proofreading": components["schemas"]["Color"];
            "ready-to-submit": components["schemas"]["Color"];
        };
        /** @description Assessments that were found, the newest first, with what their report needs */
        AssessmentSearchResult: {
            /** @description The assessments of this page, or those asked for by identity */
            assessments: components["schemas"]["LanguageAssessment"][];
            pagination: components["schemas"]["Pagination"];
            /** @description The curve from score to percentile, by rising percentile */
            percentiles: components["schemas"]["Percentile"][];
            categoryColors: components["schemas"]["CategoryColors"];
        };
        /** @description The assessment is no longer listed */
        AssessmentArchived: {
            identity: components["schemas"]["Identity"];
            /** @description Name of the manuscript's file (for the message that says it is gone) */
            name: string;
        };
    };
    responses: {
        /** @description Anything else that went wrong */
        Default: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request breaks the contract */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Nobody is signed in, or the session has ended */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The file is larger than 100 MB (104,857,600 bytes) */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such thing, or it belongs to somebody else */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Made by the application for one intention of the person and kept until its outcome is known, so that it happens at most once */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    loadApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application, with the person who is signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationLoad"];
                };
            };
            default: components["responses"]["Default"];
        };
    };
    updateLanguage: {
        parameters: {
            query: {
                /** @description The language to change to */
                language: components["schemas"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The language that holds from now on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LanguageUpdate"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Default"];
        };
    };
    logIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description The person is signed in, or is told why not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogInSuccess"] | components["schemas"]["LogInRefusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Default"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nobody is signed in any more */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogOutSuccess"];
                };
            };
            default: components["responses"]["Default"];
        };
    };
    loadUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person who is signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Default"];
        };
    };
    searchOrders: {
        parameters: {
            query?: {
                /** @description Part of the order number, in any case */
                xid?: string;
                /** @description Part of the title, in any case */
                orderTitle?: string;
                /** @description First day of ordering (YYYY-MM-DD) */
                from?: string;
                /** @description Last day of ordering (YYYY-MM-DD) */
                to?: string;
                /** @description Which page to answer (the first is 1) */
                page?: components["schemas"]["Page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of orders, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderSearchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Default"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FileUpload"];
            };
        };
        responses: {
            /** @description What became of the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            default: components["responses"]["Default"];
        };
    };
    createLanguageAssessments: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the application for one intention of the person and kept until its outcome is known, so that it happens at most once */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssessmentCreation"];
            };
        };
        responses: {
            /** @description The assessments that were begun, or why none was */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssessmentsCreated"] | components["schemas"]["AssessmentsRefusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Default"];
        };
    };
    searchLanguageAssessments: {
        parameters: {
            query?: {
                /** @description Which page to answer (the first is 1) */
                page?: components["schemas"]["Page"];
                /** @description The assessments to look up, the parameter repeated for each */
                identities?: components["schemas"]["Identity"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The assessments that were found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssessmentSearchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Default"];
        };
    };
    archiveLanguageAssessment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The assessment */
                identity: components["schemas"]["Identity"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is no longer listed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssessmentArchived"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Default"];
        };
    };
}
