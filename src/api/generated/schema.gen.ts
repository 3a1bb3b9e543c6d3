// Generated from the documents in openapi/ by `npm run generate`. Do not edit: change the document.

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
         * @description Sets the language of the session, and of the account if the session is signed in. It changes something although it is a GET, so it is never prefetched, retried or fetched again.
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
    "/api/account/redirect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Go on at the site that the person belongs to
         * @description Opened as a page. Leads to the site of the person's country; where that is this one, to the home directory. Marked as a change,
         *     since the visit goes on elsewhere and nothing may follow it ahead of the person.
         */
        get: operations["redirectToLocalization"];
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
         * @description Ends the session. Signing out an anonymous session has no effect and succeeds.
         */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout.gif": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign out of this site by loading an image
         * @description After signing out of one site of the service, the page loads this image from each of the others. It ends the session of the site
         *     that it comes from, although it is a GET; signing out where nobody is signed in changes nothing and is no failure.
         */
        get: operations["logOutOtherLocalization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account
         * @description The fields that the form shows, and which of them are compulsory, stand in the configuration of the application. A person whom a
         *     sign-on provider vouches for comes with a confirmation instead of a password, and is signed in at once; everybody else signs in
         *     with what is answered. What the visitor made without an account passes to the new one. A mail confirms it.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/request-password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a mail with which to choose a new password
         * @description Answers the same for an address without account, so that nobody learns who has one. The link in the mail is valid for an hour and
         *     works once; a newer one replaces it. Signed-in users change their password in the same way.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password by the link of a mail
         * @description Signs the person in here and ends every other session of the account. The answer says where to go, which is a load of the whole
         *     page: the application that asked does not know yet who is signed in.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/wechat-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin signing in by WeChat
         * @description Every call makes a new code, which is valid for 2 minutes and only for the session that asked for it; so no Idempotency-Key is
         *     needed. The page shows the address as a QR code and then asks what became of it.
         */
        post: operations["createWechatLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/wechat-login/{loginCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See what became of a WeChat sign-in
         * @description Asked every 2 seconds, at most 30 times; an error ends the asking. It comes true some seconds after the person has said yes in
         *     WeChat, and then signs the session in although it is a GET. A person without an account is not signed in, but sent to a registration
         *     that is filled in already.
         */
        get: operations["getWechatLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/opa/{providerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign in through another provider
         * @description Opened as a page; leads to the provider, who leads back: to the address asked for or the home directory once signed in, to
         *     /login/failure/oauth-failure where the person or the provider said no, and to /register/confirm/{data} where there is no account. That last part is
         *     the JSON of an object in base64url (RFC 4648, section 5): confirmation (to send with the form), provider (its name), email (or
         *     null), firstName and lastName.
         */
        get: operations["startSingleSignOn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Load the account with what its forms offer
         * @description Countries and the sources by which people found the service are for registration too, so the call answers visitors too; the user is null where
         *     nobody is signed in.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
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
         * @description The same user as in the load of the application; requested again when the cached one is older than 10 minutes.
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
    "/api/account/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save an address
         * @description The new address comes first in the list. At most 50 addresses are stored.
         */
        post: operations["createAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/addresses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a saved address
         * @description What was ordered and paid with it before keeps the old one.
         */
        put: operations["updateAddress"];
        post?: never;
        /**
         * Delete a saved address
         * @description The page takes it off the list at once. Deleting it twice is answered 404.
         */
        delete: operations["deleteAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/{identity}/update-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change details of the account
         * @description Changes the fields that are sent and leaves the others. A new currency shows all amounts anew. Closing the account ends its
         *     sessions; the page goes on to sign out. Details that are right but do not fit (an unknown country) are refused, and then nothing
         *     is changed.
         */
        put: operations["updateAccountDetails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{identity}/reward-points": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See whether an order has earned its points yet
         * @description The points of an order are added when it is paid; until then the total is that of before.
         */
        get: operations["getRewardPoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{identity}/order-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the orders of the person
         * @description The identity is that of the person who asks; anybody else's is not found.
         */
        get: operations["getOrderCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{identity}/preferred-group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join a preferred group by its code
         * @description Case and surrounding blanks of the code are ignored. Members of another group leave it. Whether a discount of
         *     the group was used already is remembered over leaving and coming back.
         */
        post: operations["joinPreferredGroup"];
        /**
         * Leave the preferred group
         * @description Discounts of the group no longer apply from the next order on.
         */
        delete: operations["leavePreferredGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{identity}/wfoe-tos-accepted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accept the terms of the company in China
         * @description For members of the migrating group. The move itself takes a while after it, and waits for invoices that were open before.
         *     Accepting twice changes nothing more.
         */
        put: operations["acceptMigrationTerms"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{identity}/wfoe-opt-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose to be moved to the company in China
         * @description For people outside the migrating group who may move. They are taken into the group a while later, and then asked for the terms.
         *     Choosing it twice changes nothing more.
         */
        put: operations["optInToMigration"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{identity}/hide-check-spam-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put the banner about the spam folder away
         * @description It stays hidden on every device. Repeating the call has no further effect.
         */
        put: operations["hideCheckSpamMessage"];
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
         * @description All terms narrow the search and may be left out. The status is the one at the time of the call. Days are those of the reader's site, both included. A page after the last is empty.
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
    "/api/order/{id}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Load an order with everything about it
         * @description Details, files, payments and invoices. Where there is no such order here, it is null.
         */
        get: operations["getOrderPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/{id}/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what can be added to an order
         * @description Services that were ordered already are left out. An order that cannot be edited any more has none.
         */
        get: operations["getOrderServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/{externalId}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Send in the files of an order that waits for them
         * @description Files are uploaded first. With them the order is received, and its deadline counts from then on. Possible once.
         */
        put: operations["addOrderFiles"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/{externalId}/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save an edited order
         * @description Possible until the order is taken up. Services can be added and none taken away. The deadline that is sent holds; it may differ from the one that the added services lead to.
         */
        put: operations["saveOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/{id}/email-notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set further recipients of notices about an order
         * @description The list takes the place of the one before, so that sending it twice changes nothing more.
         */
        post: operations["saveOrderEmailNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/{externalId}/deliverables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the finished files of an order
         * @description Files of an order that is not paid are locked, but for people whose files are never locked.
         */
        get: operations["listOrderDeliverables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/{externalId}/deliverables/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a finished file of an order
         * @description It is answered 404 while the files are locked.
         */
        get: operations["downloadOrderDeliverable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/{externalId}/reviewer-response": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Load the answer to the reviewers of an order
         * @description What the person has written so far, from any device. Where nothing was saved, its version is 0 and it is empty.
         */
        get: operations["loadReviewerResponse"];
        /**
         * Save the answer to the reviewers of an order
         * @description The whole answer takes the place of the one before; an empty one deletes it. It is saved only if it continues the version that is
         *     saved, so that no device overwrites what another one has saved meanwhile. Sending what is saved already changes nothing.
         */
        put: operations["saveReviewerResponse"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether a title was ordered before
         * @description Searches the person's own orders without cancelled ones. Visitors have none.
         */
        get: operations["findDuplicateOrder"];
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
    "/api/file/{identity}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file as it was sent in
         * @description For its owner, also before signing in. Another user's file is answered 404.
         */
        get: operations["downloadFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to upload a file in pieces
         * @description For a file that may take longer than the connection holds. If the same person or visitor has an unfinished upload of a file with this name, size,
         *     checksum and purpose, it goes on and is answered with what has arrived. What is unfinished is deleted a week after its last piece.
         */
        post: operations["beginUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/upload/{identity}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far an upload has come
         * @description For whoever began it. An expired or cancelled upload is answered 404, as is another person's.
         */
        get: operations["getUpload"];
        put?: never;
        post?: never;
        /**
         * Give up an upload
         * @description Deletes what has arrived. A file that is finished stays. Cancelling it twice is answered 404.
         */
        delete: operations["cancelUpload"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/upload/{identity}/piece": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Send the next piece of a file
         * @description Pieces come in order, each of at most `pieceSize` bytes. One that has arrived before is answered like the first time and changes nothing.
         *     One that is too long or reaches beyond the file is answered 400.
         */
        put: operations["sendUploadPiece"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/upload/{identity}/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the pieces a file
         * @description Answers what uploadFile answers: processing while bytes are missing, filetype-failure for a wrong type, and failure where the whole has another
         *     checksum. After the last two nothing is kept. Finishing it again answers the same file, until the upload expires.
         */
        post: operations["finishUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificate/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify a certificate
         * @description Anybody who has the code may look it up. It is answered 404 until the work is done.
         */
        get: operations["getCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificate/{code}/deliverables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the finished files of a certificate's order
         * @description For the person whose order it is. Everybody else is refused like for a code that does not exist, since the files are unpublished work.
         */
        get: operations["listCertificateDeliverables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificate/{code}/deliverables/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a finished file of a certificate's order
         * @description For the person whose order it is. It is answered 404 while the files are locked.
         */
        get: operations["downloadCertificateDeliverable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificate/{code}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a certificate
         * @description For anybody who has the code, in the language of the visit. It is answered 409 until its authors are named.
         */
        get: operations["downloadCertificatePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificate/save/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change title and authors of a certificate
         * @description For the person whose order it is. The body names code and order once more, and they have to belong together.
         */
        put: operations["saveCertificate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/digital-edit/load": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the person may use of digital editing
         * @description A purchase shows as soon as it is paid; until then the page that subscribes asks again every 10 seconds.
         */
        get: operations["loadDigitalEditing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/digital-edit/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List edits or look some up
         * @description By page (30 edits), or by identities, which ignores the page, the statuses and the order. Unknown and archived identities and those of other users are left out.
         */
        get: operations["searchDigitalEdits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/digital-edit/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have an uploaded manuscript edited
         * @description Takes an active subscription or a trial. A repeated Idempotency-Key gives the first answer and has no further effect. The edit takes about two minutes.
         */
        post: operations["createDigitalEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/digital-edit/{id}/lewis-version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which version of the engine worked on an edit
         * @description The engine version on the day the edit was created.
         */
        get: operations["getDigitalEditEngineVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/digital-edit/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an edit off the list
         * @description Also one that failed. Taking it off twice is answered 404.
         */
        post: operations["archiveDigitalEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/digital-edit/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the edited manuscript
         * @description The manuscript with the corrections as tracked changes, as a .docx also where a .doc was submitted. JSON in place of the file, or 404, means that
         *     it is in the archive; 404 is also answered before the edit is done and where it failed. The call has no time-out.
         *     The author of a change ends with its kind in brackets: spelling, grammar, phrasing, punctuation or word choice.
         */
        get: operations["downloadDigitalEdit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/digital-edit/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay for the subscription to digital editing
         * @description The subscription begins once it is paid, or when the one that is active ends. Bank transfer, boleto and credits are not taken. An unknown product is answered 404.
         *     The product is named by availableDigitalPurchaseIdentity. The same Idempotency-Key again answers as the first time and pays nothing more.
         */
        post: operations["payForDigitalEditing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/digital-order/load": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the person may use of digital translation
         * @description A purchase shows as soon as it is paid; until then the page that sells packages asks again every 10 seconds.
         */
        get: operations["loadDigitalOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/digital-order/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List translations or look some up
         * @description By page (30), or by identities, which ignores the page, the statuses and the order. Unknown and archived identities and those of other users are left out.
         */
        get: operations["searchDigitalOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/digital-order/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have an uploaded manuscript translated
         * @description Takes one use of the package that expires first among those that allow the language. The same Idempotency-Key again answers as the first time
         *     and takes nothing more. The translation is done after some minutes.
         */
        post: operations["createDigitalOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/digital-order/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a translation off the list
         * @description Its use is not returned. A failed one cannot be removed. Removing it twice is answered 404.
         */
        post: operations["archiveDigitalOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/digital-order/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the translated manuscript
         * @description A .docx with the structure of the manuscript, also where a .doc was submitted. JSON in place of the file, or 404, means that it is in the archive;
         *     404 is also answered before the translation is done and where it failed.
         */
        get: operations["downloadDigitalOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/digital-translation/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay for a package of translations
         * @description The uses can be taken once they are paid. Bank transfer, boleto and credits are not taken. An unknown product is answered 404.
         *     The product is named by availableDigitalPurchaseIdentity. The same Idempotency-Key again answers as the first time and pays nothing more.
         */
        post: operations["payForDigitalTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{type}/chinese-digital-trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim the free translation from Chinese
         * @description Granted once per person if the site translates from Chinese; a package of one use. A repeated request is refused by eligible false.
         */
        post: operations["claimChineseDigitalTrial"];
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
         * @description Open to visitors who are not signed in where the site allows it; elsewhere they are answered 401. A repeated Idempotency-Key gives the first answer and has no further effect.
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
         * @description By page, the newest first, or by identities, which ignores the page. A visitor who is not signed in finds those of this visit, or is answered 401 where the site does not allow it. An identity that is unknown or another user's is left out.
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
    "/api/grammar-check/{identity}/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the errors of an assessed manuscript in its sentences
         * @description In the order of the text, and as many of each kind as are counted. None until the errors are counted, and where they are not. A visitor who is not signed in finds those of this visit, or is answered 401 where the site does not allow it.
         */
        get: operations["listAssessmentErrors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/load": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Load invoices, credits and prepayments
         * @description The person's invoices, credits and prepayments at once. Filters, pages and selection of invoices are the application's.
         */
        get: operations["loadInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/{invoiceNumber}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an invoice
         * @description The current invoice, with the paid and the open amount.
         */
        get: operations["downloadInvoicePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/{invoiceNumber}/statement-of-delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a statement of delivery
         * @description Answered 404 while it is pending, and if none was requested.
         */
        get: operations["downloadStatementOfDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a receipt
         * @description For what one source of a payment paid on one invoice; each part of a mixed payment has its own receipt. An invoice, amount or site that is not the payment's is answered 404.
         */
        get: operations["downloadReceiptPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payoff/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay open invoices together
         * @description Pays everything that is left of the invoices in `payoffReceiptCodes`. Credits may help only where they are less than the total. An
         *     unknown invoice, or another user's, is answered 404, and nothing is paid.
         */
        post: operations["payOffInvoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/retainer-invoice/{retainerInvoiceNumber}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the invoice of a prepayment
         * @description In its own currency, with the paid and the open amount.
         */
        get: operations["downloadRetainerInvoicePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prepay/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay in advance
         * @description Makes a prepayment of `amount`, or pays an open prepayment invoice named by `retainerInvoiceNumber`. A prepayment can be spent once
         *     it is paid. An unknown invoice, or another user's, is answered 404.
         */
        post: operations["payForPrepayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fapiao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the person's fapiaos
         * @description Every fapiao that the person asked for, the newest first, cancelled ones too, so that an earlier one can fill the form; and what a
         *     fapiao can be made for. With the context Paddle only those for digital services, which that company sells.
         */
        get: operations["listFapiaos"];
        put?: never;
        /**
         * Ask for a fapiao for a payment
         * @description For a payment of an invoice or a prepayment, on sites that make fapiaos after payment. A payment has one fapiao at a time; another
         *     can be asked for once it is cancelled. An unknown payment, or another user's, is answered 404.
         */
        post: operations["createFapiao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fapiao/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search institutions by name
         * @description Institutions whose name holds what was typed, those that begin with it first, at most 20, each with its number at the tax office.
         */
        get: operations["searchFapiaoOrganizations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fapiao/{identity}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancel a fapiao
         * @description A fapiao that is issued can be cancelled within one year of its payment, by staff acting as the person after that too. It stays
         *     listed as cancelled, and its invoice or prepayment shows it so.
         */
        delete: operations["cancelFapiao"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fapiao/{identity}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an issued fapiao
         * @description Answered 404 until it is issued, and once it is cancelled.
         */
        get: operations["downloadFapiao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/load": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Load level, promotions and earned codes
         * @description The level that the person has reached and the next one, the promotions that are open to everybody now, and the codes that the
         *     person has earned, used ones too. Without rewards there is no level and nothing earned.
         */
        get: operations["loadLoyalty"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/levels/load": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Load the levels of the programme
         * @description All levels, the lowest first, and the one that the person has reached.
         */
        get: operations["loadLoyaltyLevels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reward/history/load": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Load a page of the points' history
         * @description 10 entries on a page, the newest first. A page after the last is empty.
         */
        get: operations["loadRewardHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/referral-rewards/load": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Load how many people were referred
         * @description Everybody to whom an invitation was sent counts once.
         */
        get: operations["loadReferralRewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/referral-rewards/total-credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what referrals have earned
         * @description The sum of all credits for friends who paid for a first order, in US dollars, spent ones too.
         */
        get: operations["getReferralTotalCredits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/testimonials/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a testimonial
         * @description A text with a photo or without. Blanks are no text; a photo is a JPEG, PNG, GIF or WebP of at most 10 MB. A person may send several.
         */
        post: operations["createTestimonial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/load": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Load what the payment page needs
         * @description The person, and what can be chosen in a payment form. Open to visitors, since an order is paid in the place where they sign in.
         */
        get: operations["loadPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/currencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the currencies
         * @description Visitors who are not signed in are not offered CNY.
         */
        get: operations["listPaymentCurrencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/braintree-client-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a token for the card provider
         * @description What is typed into the provider's own form becomes a nonce, which goes into the payment. The token is base64 of JSON, whose
         *     `clientApiUrl` says where that form is: a page for a frame, which is given `origin`, the origin of the page around it, and speaks
         *     with that alone. It posts `{ height }` and whether the card is `{ complete }`; asked by `{ ask: 'card' }`, it answers
         *     `{ nonce, type, lastFour }`, or `{ refused: true }` and marks what is wrong. `{ scheme: 'dark', look }` tells it the type and colours around it.
         */
        get: operations["getCardClientToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/allpago-checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the card form of the Brazilian gateway
         * @description A page for a frame. It posts `{ checkoutId, height, saving }` to the window around it: its height when it is there, `saving` while the
         *     card is looked at, and then the `checkoutId` that goes into the payment. The card's number stays in the frame.
         */
        get: operations["openAllpagoCheckout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask what has become of a payment
         * @description For the pages that wait for a payment to arrive. Another user's payment is answered 404.
         */
        get: operations["getPaymentStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/voucher/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify a voucher
         * @description Spaces around the code and its case do not matter. Nothing is used up.
         */
        get: operations["verifyVoucher"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-form/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Begin an order form or go on with the one that was started
         * @description Goes on with what the person, or this visit, has begun and not finished, and says so with the message
         *     previous-submission-continued; an order form that nothing was saved in is continued without a word. Only resetting
         *     clears it. An order form never expires. A promotional code of the address is put on the order where it holds and no
         *     other is on it.
         */
        get: operations["startOrderForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-form/load": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Load the order form that is in progress
         * @description The newest unfinished order form. Answers 404 if there is none.
         */
        get: operations["loadCurrentOrderForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-form/{identity}/load": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Load an order form by its identity
         * @description Includes forms that only show a price quote. A form that became an order is refused with the order's number; a cleared form or another user's is answered 404.
         */
        get: operations["loadOrderForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-form/{identity}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Clear an order form
         * @description Deletes all input; the person keeps the files. Clearing it twice is answered 404.
         */
        delete: operations["resetOrderForm"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-form/{id}/selected-service": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the service that works on the text
         * @description Also how it is delivered, and whether editing is declined. Rush and express exclude one another; a bundle that was chosen before is given up.
         */
        put: operations["selectService"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-form/{id}/service-options/{serviceId}/quantity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say how many figures or tables
         * @description Answers 404 where the service is not part of the order. A service that is not counted has the quantity 1.
         */
        put: operations["setServiceQuantity"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-form/{id}/service-options/{serviceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a service beside the one that works on the text
         * @description Adding it again only sets the quantity, so that nothing is added twice. Answers 404 for a service that is not sold.
         */
        post: operations["addService"];
        /**
         * Take an added service out of the order
         * @description Answers 404 where it is not part of the order.
         */
        delete: operations["removeService"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-form/{identity}/update-delivery-tier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose how soon the order is delivered
         * @description Rush is for texts of a usual length, express for 4,000 to 5,999 words and Standard or Premium Editing where the site has it.
         */
        put: operations["setDeliveryTier"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-form/{identity}/discount-code/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Try a promotional code
         * @description An order has one promotional code: a better one takes the place of the one before. The best of all discounts is
         *     given; where the code is not the best, requestedCodeApplied is false and the order stays as it is.
         */
        put: operations["applyDiscountCode"];
        post?: never;
        /**
         * Take a promotional code off the order
         * @description Answers 404 where the code is not on the order. Other discounts cannot be taken off.
         */
        delete: operations["removeDiscountCode"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-form/{identity}/applicable-promotional-code-benefits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List promotional codes that would make the order cheaper
         * @description Only codes that the person has not used and that apply to the selection.
         */
        get: operations["listApplicablePromotionalCodeBenefits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-form/{id}/service-bundle-interest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say whether help with the choice is wanted
         * @description With interest the bundle questions are asked; without, answers and the chosen bundle are given up and all services are shown.
         */
        post: operations["setBundleInterest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-form/{identity}/service-bundle-questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer the bundle questions
         * @description Answering again takes the place of the answers before, and of the bundle chosen by them.
         */
        post: operations["answerBundleQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-form/{orderId}/service-bundle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a bundle
         * @description Its services replace all services selected before; the form moves on to the next step.
         */
        post: operations["selectBundle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-form/{identity}/basic-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save goal, files, word count and language
         * @description Opens the step that follows. Other files are read anew; where neither files nor a word count with a language are given, they must be said to come later.
         */
        put: operations["saveBasicDetails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-form/{identity}/rework-basic-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save service and files of a rework
         * @description The first step of a rework or a re-edit. Opens the step that follows.
         */
        put: operations["saveReworkBasicDetails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-form/{identity}/document-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask what was read in the main files
         * @description Reading takes a few seconds. Where the site does not read files, or there are none, it never comes.
         */
        get: operations["getDocumentDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-form/{id}/manuscript-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save language and word count
         * @description Where one of them changes, the chosen service, its haste and the bundle are to be chosen anew.
         */
        put: operations["saveManuscriptDetails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-form/{id}/step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Go to a step
         * @description To any step that may be opened. Going on from duplicate-order says that this is a new order.
         */
        put: operations["saveStep"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-form/{id}/go-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go to the step before
         * @description Refused at the first step. Asked twice it goes two steps back.
         */
        post: operations["goBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-form/{orderId}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save the details of the project, or the currency
         * @description With the title the whole form is checked and the step that follows opens, which is duplicate-order where the title was ordered before. The currency is chosen here by visitors and by people who have none yet.
         */
        put: operations["saveDetails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-form/{id}/referral-emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Invite people
         * @description At most ten addresses at a time; they join those that are there. The invitations are sent once the order is made.
         */
        put: operations["saveReferralEmails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-form/{orderId}/update-word-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Correct the word count
         * @description The chosen service stays, with the price of the new range. Refused where it is not sold for that length.
         */
        put: operations["updateWordCount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-form/{orderId}/get-bin-price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask what another word count would cost
         * @description Changes nothing. Refused where no service of the text is chosen, or it is not sold for that length.
         */
        get: operations["getBinPrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/areas-of-study": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the areas of study
         * @description All three levels, for search and for choosing step by step. The last one is Undetermined (494, below 493).
         */
        get: operations["listAreasOfStudy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask what services need
         * @description Taken together for all services that are named. Answers 404 where one of them is not sold.
         */
        get: operations["getServiceDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-form/rework/{externalId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Begin a rework of an order
         * @description Opened as a link. Starts an order form for a paid second round, or goes on with the one that was started for the same
         *     order, and leads to it. An order that is not completed leads to its details, and one whose service is no longer sold to
         *     support. A title, journal and style of English are taken over. Whoever is signed out signs in first and returns to the link.
         */
        get: operations["startRework"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-form/reedit/{externalId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Begin a re-edit of an order
         * @description Opened as a link. As a rework, but with the discount on re-edits, which takes off the whole price after most kinds of
         *     editing; only where the order may be edited again and is paid.
         */
        get: operations["startReedit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-form/from-language-assessment/{identity}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Begin an order with an assessed manuscript
         * @description Opened as a link. Starts an order form for editing with the file of the assessment, or resumes the one started for it. Visitors have their own assessments.
         */
        get: operations["startOrderFromLanguageAssessment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-form/from-digital-edit/{identity}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Begin an order with a manuscript that was edited automatically
         * @description Opened as a link. Starts an order form for editing with the submitted file and its style of English, or resumes the one started for it. Whoever is signed out signs in first and returns to the link.
         */
        get: operations["startOrderFromDigitalEdit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-form/{identity}/generate-price-quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Make the price quote of an order form
         * @description Asked again without a change it is the same quote; after a change the quote is made anew under its number. Its prices hold for 30 days.
         */
        put: operations["generatePriceQuote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-form/{identity}/convert-quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go on from a quote to an order
         * @description The form moves on to its details. Answers 404 where no quote was made; converting twice changes nothing.
         */
        post: operations["convertQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/price-quote/{estimateId}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a price quote
         * @description For its creator, also without an account.
         */
        get: operations["downloadPriceQuotePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/price-quote/{estimateId}/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a price quote by mail
         * @description To the address given, or that of the account.
         */
        post: operations["emailPriceQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-form/{orderId}/voucher/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Have a voucher pay the order
         * @description The voucher is kept with the form, whose total is 0 from then on, and used up by the payment. Whatever method the payment names,
         *     the voucher pays and nothing else is charged.
         */
        put: operations["applyVoucher"];
        post?: never;
        /**
         * Take the voucher off the order
         * @description The voucher can be used again. Answers 404 where it is not on the order.
         */
        delete: operations["removeVoucher"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-form/{orderId}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Pay for the order form and make it an order
         * @description Checks the whole order first: services, files, length, every step before the payment. Paid at once, or by a bank, it becomes an
         *     order now; where the payment goes on elsewhere, once it is approved there. A form that became an order is refused
         *     with payment-already-paid and the number of that order, whatever key it is sent with.
         */
        put: operations["payForOrder"];
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
        /** @description One error */
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
            /** @description The errors of a request or an answer (the first of them where they are many) */
            errors?: components["schemas"]["ProblemError"][];
            side?: components["schemas"]["Side"];
        };
        /** @description A sign-on provider */
        AuthenticationProvider: {
            /** @description Last part of the address that starts the sign-on */
            id: string;
            /** @description Label of its button */
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
            /**
             * Format: uri-reference
             * @description Survey about digital editing, to be embedded; posts { submitted: true } to the page around it
             */
            survey: string;
            /**
             * Format: uri-reference
             * @description Player of the video about digital editing, to be embedded; null if there is none
             */
            editingVideo: string | null;
        };
        /**
         * @description The name under which the form sends it
         * @enum {string}
         */
        RegistrationFieldName: "title" | "firstName" | "lastName" | "email" | "password" | "countryId" | "state" | "institution" | "foundUs" | "agreeToTOS";
        /**
         * @description text, email and password: a line to type in · select: one of the options of the field · country: one of the countries of the
         *     account data · state: one of the states of that country, asked for only where it has them · found-us: one of the sources by which
         *     people found the service, from the account data · checkbox: ticked, and nothing else, where it is compulsory
         * @enum {string}
         */
        RegistrationFieldType: "text" | "email" | "password" | "select" | "country" | "state" | "found-us" | "checkbox";
        /** @description One choice of a select */
        RegistrationOption: {
            /** @description The stored value */
            id: string;
            /** @description English name; shown only where the application has no words for the id */
            name: string;
        };
        /** @description One field of the registration form */
        RegistrationField: {
            name: components["schemas"]["RegistrationFieldName"];
            type: components["schemas"]["RegistrationFieldType"];
            /** @description Whether the account needs it; a state only where the country has them */
            required: boolean;
            /** @description Least number of characters; null if there is none */
            minLength: number | null;
            /** @description Greatest number of characters; null if there is none */
            maxLength: number | null;
            /** @description What a select offers, in the order it is shown; empty for every other type */
            options: components["schemas"]["RegistrationOption"][];
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
        /** @description Offers besides the requested service */
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
            /** @description Site key of the captcha; null if none is used */
            captchaKey: string | null;
            /** @description How the service calls itself */
            companyName: string;
            /**
             * Format: uri-reference
             * @description Script that asks for consent to cookies; null if none is used
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
            /** @description Least number of characters of a password */
            minimumPasswordLength: number;
            /** @description Least amount to pay in advance for each currency, by its three letters, in that currency; 100 where it is missing */
            minimumPrepayAmounts: {
                [key: string]: number;
            };
            /** @description Which order form is in use */
            orderFormVersion: string;
            /** @description Hosts beside this one that the application may lead to after signing in, by https, with their port where it is not 443 */
            redirectHosts: string[];
            /**
             * @description What a successful referral earns in the currency of the site
             * @default 40
             */
            referralAmount: number;
            /** @description The fields of the registration form, in the order they are shown */
            registrationFields: components["schemas"]["RegistrationField"][];
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
        /** @description A currency by its three letters (ISO 4217) */
        CurrencyCode: string;
        /** @description A currency, and how its amounts are shown */
        Currency: {
            /** @description The same as shortName under its older name */
            isoCode: components["schemas"]["CurrencyCode"];
            /** @description Its English name */
            name: string;
            /** @description Written beside an amount */
            sign: string;
            /** @description US dollars for one unit of this currency */
            exchangeRate: number;
            shortName: components["schemas"]["CurrencyCode"];
            /** @description How many decimals an amount has */
            numDecimals: number;
        };
        /** @description One of the service's sites, which has its own customers, currency and tax rules */
        Localization: {
            code: components["schemas"]["LocalizationCode"];
            /** @description The site's own name in its own language */
            name: string;
            language: components["schemas"]["Language"];
            /** @description The currency of the site's own amounts */
            currency: components["schemas"]["Currency"];
            /** @description IANA name of the zone that its editors work in; its holidays are days there */
            timeZone: string;
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
            /** @description Whether Chinese tax invoices are requested after payment instead of with the order */
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
            /** @description Whether sign-in by password is enabled */
            localAuthenticationEnabled: boolean;
            localization: components["schemas"]["Localization"];
            /** @description All sites of the service, this one included */
            localizations: components["schemas"]["Localization"][];
            siteLanguage: components["schemas"]["Language"];
        };
        /** @description The country that a saved address names. A type of its own, since an address does not carry the list of states that a Country does */
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
            /** @description Telephone number as typed */
            phone: string | null;
        };
        /** @description An amount of money in major units (dollars, not cents) */
        Amount: number;
        /** @description Money that the service owes the person. Amounts are in US dollars */
        Credit: {
            /** @description The credit's number */
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
        /** @description An opaque identifier */
        Identity: string;
        /**
         * @description What was sold. technical-service, editing, translation, consulting, information-service; the tax office's words for each come with
         *     the list of fapiaos
         * @enum {string}
         */
        FapiaoServiceKey: "technical-service" | "editing" | "translation" | "consulting" | "information-service";
        /** @description A Chinese tax invoice that the person requested */
        Fapiao: {
            identity: components["schemas"]["Identity"];
            /**
             * @description Special ones let the buyer deduct the tax
             * @enum {string}
             */
            type: "general" | "special";
            /**
             * @description requested: waits · processing: at the tax office · completed: issued · cancelled: no longer valid
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
            serviceType: components["schemas"]["FapiaoServiceKey"];
            /** @description What was sold in the words of the tax office */
            serviceTypeName: string;
            /** @description The buyer */
            organizationName: string;
            /** @description The buyer's number at the tax office; null if a general one was made without */
            taxpayerNumber: string | null;
            /**
             * Format: email
             * @description Where it is sent
             */
            contactEmail: string;
            /** @description Whom to call */
            contactPhone: string | null;
            /** @description Where a printed one goes; null if none is sent */
            shippingAddress: components["schemas"]["Address"] | null;
            /** @description The payment it was made for */
            paymentId: string | null;
            /**
             * Format: date-time
             * @description When that payment came; null if unknown
             */
            paymentDate: string | null;
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
        /** @description A payment method available to the person */
        PaymentMethod: {
            id: components["schemas"]["PaymentMethodId"];
            /** @description Its English name; shown only where the application has no word for the id */
            name: string;
        };
        /** @description A group (a lab, a society, a journal) whose members get a discount */
        PreferredGroup: {
            /** @description What members type to join */
            code: string;
            /** @description What members are greeted with; null if the group has no greeting */
            greetingText: string | null;
            /** @description Taken off an order in the person's currency; null if the discount is a percentage */
            discount: number | null;
            /** @description Taken off an order in per cent; null if the discount is an amount */
            percentageDiscount: number | null;
            /** @description Whether the person has had it already */
            discountUsed: boolean;
            /** @description Whether members may pass the code on */
            shareable: boolean;
            /** @description Whether the dashboard shows the membership */
            membershipDisplayed: boolean;
        };
        /** @description A pending payment */
        PendingPayment: {
            /** @description Code of its receipt */
            receiptCode: string;
            /**
             * Format: uri-reference
             * @description Where the bank slip can be had; null for other payment methods
             */
            boletoUrl: string | null;
        };
        /** @description The payment that a bank is to bring for it, so that it is not asked for again; null if there is none */
        PaymentOnItsWay: components["schemas"]["PendingPayment"] | null;
        /** @description A payment that was received */
        PaymentSummary: {
            /** @description The number of its receipt */
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
             * @description Where the bank slip can be had; null if none is open
             */
            boletoUrl: string | null;
            pendingPayment: components["schemas"]["PaymentOnItsWay"];
            /** @description The Chinese tax invoice made for it; null if there is none */
            fapiao: components["schemas"]["Fapiao"] | null;
            /** @description How it was paid; null while it is not */
            payment: components["schemas"]["PaymentSummary"] | null;
        };
        /** @description How far the load of the user has come */
        UserStatus: {
            /** @description True in every answer */
            loaded: boolean;
        };
        /** @description An invoice with an open balance */
        UnpaidInvoice: {
            /** @description The invoice number */
            invoiceNumber: string;
            /** @description The order it is for; null for digital services and older invoices */
            externalId: string | null;
            /**
             * Format: date-time
             * @description When it was made
             */
            transactionDate: string;
            /** @description What is left to pay in the person's currency */
            balance: components["schemas"]["Amount"];
            /** @description Its day as the server writes it */
            formattedDate: string;
            pendingPayment: components["schemas"]["PaymentOnItsWay"];
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
            /** @description Whether a warning replaces the application until the credit notes are settled */
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
            /** @description Chinese tax invoices that the person requested */
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
            /** @description Whether invoices are hidden because another party pays */
            hideInvoices: boolean;
            /**
             * @description Where the person lands below the language prefix
             * @default home/
             */
            homeDirectory: string;
            identity: components["schemas"]["Identity"];
            /** @description The staff member who acts as this person; null if none */
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
            /** @description Whether the account belongs to another site so that a warning replaces the application */
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
            /** @description Whether there is an unfinished order form or a price quote that is not ordered */
            orderFormInProgress: boolean;
            /** @description Whether files may be downloaded before payment */
            overrideDownloadAvailable: boolean;
            /** @description Payment methods available to the person */
            paymentMethods: components["schemas"]["PaymentMethod"][];
            /** @description Telephone number as typed */
            phoneNumber: string | null;
            /** @description The group the person belongs to; null if none */
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
            /** @description Code of the state of the person's country; null if it has none */
            state: string | null;
            status: components["schemas"]["UserStatus"];
            /** @description Whether the person has sent a testimonial */
            submittedTestimonial: boolean;
            /** @description Form of address */
            title: string | null;
            /** @description Reward points */
            totalRewardPoints: number;
            /** @description Invoices with an open balance */
            unpaidInvoices: components["schemas"]["UnpaidInvoice"][];
            /** @description Whether the person may pay by voucher */
            voucherAvailable: boolean;
            /** @description Whether the person is notified about journals on the watch list */
            watchlistNotification: boolean;
            wfoeMigrationStatus: components["schemas"]["WfoeMigrationStatus"];
        };
        /** @description The application with the person who uses it */
        ApplicationLoad: {
            application: components["schemas"]["Application"];
            /** @description The signed-in user; null for an anonymous session */
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
             * @description Where the server wants the person to go instead of the home directory; null if it has no wish
             */
            redirectUri: string | null;
        };
        /** @description The person is not signed in, for no reason that is given */
        LogInFailure: {
            /**
             * @description Always false
             * @constant
             */
            loggedIn: false;
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
        /** @description The session is signed out */
        LogOutSuccess: {
            /**
             * @description Always false
             * @constant
             */
            loggedIn: false;
        };
        /** @description A person's name; at least one visible character, no control characters and no lone surrogates */
        PersonName: string;
        /** @description The fields of a registration */
        RegistrationForm: {
            /** @description Id of the form of address; null if none was chosen */
            title: string | null;
            /** @description Given name */
            firstName: components["schemas"]["PersonName"];
            /** @description Family name */
            lastName: components["schemas"]["PersonName"];
            /**
             * Format: email
             * @description Where the person gets mail and will sign in with
             */
            email: string;
            /**
             * Format: password
             * @description The password to be; null if a confirmation replaces it
             */
            password: string | null;
            /** @description The server's number of the country */
            countryId: number;
            /** @description Code of the state of the country; null if it has none */
            state: string | null;
            /** @description University or company; null if the person has none and needs none */
            institution: string | null;
            /** @description Id of how the person heard of the service; null without an answer */
            foundUs: string | null;
            /** @description Whether the terms were accepted */
            agreeToTOS: boolean;
            /** @description The code of the referral link that the person came by, in any case; left out or null without one, and ignored if unknown */
            referralCode?: string | null;
            /** @description From the address of a registration started by a provider; null otherwise */
            confirmation: string | null;
        };
        /** @description What to sign in with */
        RegisteredDetails: {
            /**
             * Format: email
             * @description The account's address
             */
            email: string;
            /**
             * Format: password
             * @description The account's password; null if a provider vouched for the person and the session is signed in
             */
            password: string | null;
        };
        /** @description There is an account */
        Registered: {
            userDetails: components["schemas"]["RegisteredDetails"];
        };
        /**
         * @description registration-email-taken: the address has an account (email) ·
         *     password-too-short: fewer characters than the configuration asks for (minimumLength) ·
         *     registration-password-missing: neither a password nor a confirmation ·
         *     registration-terms-not-accepted: the box was not ticked ·
         *     registration-title-unknown: not one of the forms of address that are offered ·
         *     registration-country-unknown: no country has this number ·
         *     registration-state-unknown: not one of the states of the country ·
         *     registration-institution-missing: the configuration asks for one ·
         *     registration-found-us-unknown: not one of the offered sources ·
         *     registration-confirmation-invalid: no provider has vouched for this, or it was used or is older than an hour ·
         *     registration-local-authentication-disabled: this site signs in by provider only
         * @enum {string}
         */
        RegistrationRefusalKey: "registration-email-taken" | "password-too-short" | "registration-password-missing" | "registration-terms-not-accepted" | "registration-title-unknown" | "registration-country-unknown" | "registration-state-unknown" | "registration-institution-missing" | "registration-found-us-unknown" | "registration-confirmation-invalid" | "registration-local-authentication-disabled";
        /** @description The values for the placeholders of the message, as the text of one JSON object (an empty one where there are none) */
        RefusalParams: string;
        /** @description The reason, with the parameters of its message */
        RegistrationRefusalError: {
            error: components["schemas"]["RegistrationRefusalKey"];
            jsonEncodedParams: components["schemas"]["RefusalParams"];
        };
        /** @description There is no account */
        RegistrationRefusal: {
            error: components["schemas"]["RegistrationRefusalError"];
        };
        /** @description The form of a forgotten password */
        PasswordResetRequest: {
            /**
             * Format: email
             * @description The account's address
             */
            email: string;
        };
        /** @description The mail has been sent if the account exists */
        PasswordResetRequested: {
            /**
             * Format: email
             * @description Where the mail goes
             */
            email: string;
        };
        /**
         * @description password-reset-local-authentication-disabled: this site signs in by provider only
         * @enum {string}
         */
        PasswordResetRequestRefusalKey: "password-reset-local-authentication-disabled";
        /** @description No mail is sent */
        PasswordResetRequestRefusal: {
            error: components["schemas"]["PasswordResetRequestRefusalKey"];
        };
        /** @description A new password with what the link of the mail says */
        PasswordReset: {
            /** @description From the link */
            oneTimeLoginHash: string;
            /**
             * Format: password
             * @description The new password
             */
            password: string;
            userIdentity: components["schemas"]["Identity"];
        };
        /** @description The new password holds and the person is signed in */
        PasswordChanged: {
            /**
             * Format: uri-reference
             * @description Where to go
             */
            redirectUri: string;
        };
        /**
         * @description password-too-short: fewer characters than the configuration asks for (minimumLength) ·
         *     password-reset-link-invalid: no such link, or it was used, or a newer one was sent ·
         *     password-reset-link-expired: the link is older than an hour ·
         *     login-account-inactive: the account was closed
         * @enum {string}
         */
        PasswordResetRefusalKey: "password-too-short" | "password-reset-link-invalid" | "password-reset-link-expired" | "login-account-inactive";
        /** @description The reason, with the parameters of its message */
        PasswordResetRefusalError: {
            error: components["schemas"]["PasswordResetRefusalKey"];
            jsonEncodedParams: components["schemas"]["RefusalParams"];
        };
        /** @description The password is the old one */
        PasswordResetRefusal: {
            error: components["schemas"]["PasswordResetRefusalError"];
        };
        /** @description A code to scan with WeChat */
        WechatLogin: {
            loginCode: components["schemas"]["Identity"];
            /** @description By which WeChat knows the code */
            ticket: string;
            /**
             * Format: uri-reference
             * @description What the QR code says
             */
            url: string;
        };
        /**
         * @description wechat-login-not-available: WeChat is switched off on this site
         * @enum {string}
         */
        WechatLoginRefusalKey: "wechat-login-not-available";
        /** @description No code was created */
        WechatLoginRefusal: {
            error: components["schemas"]["WechatLoginRefusalKey"];
        };
        /** @description How far the sign-in has come */
        WechatLoginState: {
            /** @description Whether the session is signed in */
            loggedIn: boolean;
            /**
             * Format: uri-reference
             * @description Where to go; null while the answer is awaited
             */
            redirectUri: string | null;
            /** @description The signed-in user; null for an anonymous session */
            user: components["schemas"]["User"] | null;
        };
        /**
         * @description wechat-login-expired: the code is older than 2 minutes ·
         *     wechat-login-declined: the person said no in WeChat ·
         *     login-account-inactive: the account was closed
         * @enum {string}
         */
        WechatPollRefusalKey: "wechat-login-expired" | "wechat-login-declined" | "login-account-inactive";
        /** @description The sign-in failed */
        WechatPollRefusal: {
            /**
             * @description Always false
             * @constant
             */
            loggedIn: false;
            error: components["schemas"]["WechatPollRefusalKey"];
        };
        /** @description An answer to how the person heard of the service */
        FoundUsOption: {
            /** @description The stored value */
            id: string;
            /** @description English name; shown only where the application has no words for the id */
            name: string;
        };
        /** @description A state or province */
        CountryState: {
            /** @description What is kept in an address */
            code: string;
            /** @description Its name */
            name: string;
        };
        /** @description A country that can be chosen in an address, with its states */
        Country: {
            /** @description The server's number (Brazil is 32) */
            id: number;
            /** @description Its two letters (ISO 3166-1) */
            code: string;
            /** @description Its English name */
            name: string;
            /** @description Its states; empty if an address names none */
            states: components["schemas"]["CountryState"][];
        };
        /** @description The account and what its forms offer */
        AccountData: {
            /** @description The signed-in user; null for an anonymous session */
            user: components["schemas"]["User"] | null;
            /** @description Answers to how the person heard of the service, in display order */
            foundUsOptions: components["schemas"]["FoundUsOption"][];
            /** @description All countries, by their English names */
            countries: components["schemas"]["Country"][];
        };
        /** @description The person who is signed in */
        CurrentUser: {
            user: components["schemas"]["User"];
        };
        /** @description What the form of an address sends */
        AddressDetails: {
            /** @description The person there */
            name: components["schemas"]["PersonName"];
            /** @description The house there; null if there is none */
            organization: string | null;
            /** @description First line of the street address */
            address1: string;
            /** @description Second line */
            address2: string | null;
            /** @description Town */
            city: string;
            /** @description Code of the state where the country has a list of them; else as typed */
            state: string | null;
            /** @description Postal code where the country has them */
            zip: string | null;
            /** @description The server's number of the country */
            countryId: number;
            /** @description Telephone number as typed */
            phone: string | null;
        };
        /** @description The address as it is kept */
        SavedAddress: {
            address: components["schemas"]["Address"];
        };
        /**
         * @description address-country-unknown: no country has this number ·
         *     address-state-unknown: the country has a list of states and this is none of them ·
         *     address-limit-reached: 50 are kept already
         * @enum {string}
         */
        AddressCreationRefusalKey: "address-country-unknown" | "address-state-unknown" | "address-limit-reached";
        /** @description The address was not kept */
        AddressCreationRefusal: {
            error: components["schemas"]["AddressCreationRefusalKey"];
        };
        /**
         * @description address-country-unknown: no country has this number ·
         *     address-state-unknown: the country has a list of states and this is none of them
         * @enum {string}
         */
        AddressRefusalKey: "address-country-unknown" | "address-state-unknown";
        /** @description The address is unchanged */
        AddressRefusal: {
            error: components["schemas"]["AddressRefusalKey"];
        };
        /** @description The address is deleted */
        AddressDeleted: {
            /** @description Of the address */
            id: string;
        };
        /** @description What of an account can be changed, as far as it is */
        AccountDetails: {
            /** @description False closes the account */
            active?: boolean;
            /** @description Town */
            city?: string | null;
            /** @description The server's number of the country */
            countryId?: number;
            /** @description The currency to show amounts in */
            currencyIso?: components["schemas"]["CurrencyCode"];
            /**
             * Format: email
             * @description Where the person gets mail and signs in with
             */
            email?: string;
            /** @description Given name */
            firstName?: components["schemas"]["PersonName"];
            /** @description Id of one of the options */
            foundUs?: string | null;
            /** @description University or company */
            institution?: string | null;
            language?: components["schemas"]["Language"];
            /** @description Family name */
            lastName?: components["schemas"]["PersonName"];
            /** @description Researcher's number */
            orcid?: string | null;
            /** @description Telephone number as typed */
            phoneNumber?: string | null;
            /**
             * Format: email
             * @description Where copies of mail go
             */
            secondaryEmail?: string | null;
            /** @description Code of the state of the country; null if it has none */
            state?: string | null;
            /** @description Form of address */
            title?: string | null;
            /** @description Whether the person is notified about journals on the watch list */
            watchlistNotification?: boolean;
        };
        /** @description The account as it is now */
        AccountDetailsSaved: {
            userDetails: components["schemas"]["User"];
        };
        /**
         * @description generic-touchup-error: an unknown currency, country, state of it or source by which people found the service (field) ·
         *     account-email-taken: another account has this address (email) ·
         *     account-closing-with-unpaid-invoices: invoices are to be paid first
         * @enum {string}
         */
        AccountDetailsRefusalKey: "generic-touchup-error" | "account-email-taken" | "account-closing-with-unpaid-invoices";
        /** @description The reason, with the parameters of its message */
        AccountDetailsRefusalError: {
            error: components["schemas"]["AccountDetailsRefusalKey"];
            jsonEncodedParams: components["schemas"]["RefusalParams"];
        };
        /** @description The account is unchanged */
        AccountDetailsRefusal: {
            error: components["schemas"]["AccountDetailsRefusalError"];
        };
        /** @description The points of the person */
        RewardPoints: {
            /** @description All points */
            totalRewardPoints: number;
            /** @description Whether those of the order are among them */
            updated: boolean;
        };
        /** @description How many orders there are */
        OrderCount: {
            /** @description Orders that were made */
            numberOfOrders: number;
        };
        /** @description The form that joins a group */
        GroupJoin: {
            /** @description What the group gave its members to type */
            groupCode: string;
        };
        /** @description The person is a member */
        GroupMembership: {
            preferredGroup: components["schemas"]["PreferredGroup"];
        };
        /**
         * @description preferred-group-join-generic-error: no group has this code, or it takes nobody in any more ·
         *     preferred-group-join-already-member: the person is in this group
         * @enum {string}
         */
        GroupJoinRefusalKey: "preferred-group-join-generic-error" | "preferred-group-join-already-member";
        /** @description The person is no new member */
        GroupJoinRefusal: {
            error: components["schemas"]["GroupJoinRefusalKey"];
        };
        /** @description The person is in no group */
        GroupLeft: {
            /** @description The group the person is in now */
            preferredGroup: null;
            /** @description The group that was left (for the message that says so) */
            groupCode: string;
        };
        /**
         * @description preferred-group-leave-generic-error: the person is in no group
         * @enum {string}
         */
        GroupLeaveRefusalKey: "preferred-group-leave-generic-error";
        /** @description Nothing was left */
        GroupLeaveRefusal: {
            error: components["schemas"]["GroupLeaveRefusalKey"];
        };
        /** @description How far the move has come */
        MigrationStatus: {
            wfoeMigrationStatus: components["schemas"]["WfoeMigrationStatus"];
        };
        /**
         * @description wfoe-terms-not-asked-for: the person is not in the migrating group
         * @enum {string}
         */
        MigrationTermsRefusalKey: "wfoe-terms-not-asked-for";
        /** @description The terms were not accepted */
        MigrationTermsRefusal: {
            error: components["schemas"]["MigrationTermsRefusalKey"];
        };
        /**
         * @description wfoe-opt-in-not-eligible: the person may not move ·
         *     wfoe-opt-in-not-needed: the person is in the migrating group already
         * @enum {string}
         */
        MigrationOptInRefusalKey: "wfoe-opt-in-not-eligible" | "wfoe-opt-in-not-needed";
        /** @description The move was not chosen */
        MigrationOptInRefusal: {
            error: components["schemas"]["MigrationOptInRefusalKey"];
        };
        /**
         * @description A status as lists show it. Awaiting Payment: the files are done and not paid in full · Completed: done and paid; the
         *     others as orders have them
         * @enum {string}
         */
        ListedOrderStatus: "Awaiting Files" | "Received" | "In Progress" | "On Hold" | "Awaiting Payment" | "Completed" | "Cancelled";
        /**
         * @description newest: by the day of ordering, the newest first · oldest: the other way round · deadline: what is not done by its
         *     deadline, the earliest first, then what has none, then the rest, the newest first
         * @enum {string}
         */
        OrderSort: "newest" | "oldest" | "deadline";
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
            /** @description The service's identity */
            id: string;
            /** @description English name; shown only where the application has no word for the id */
            name: string;
            type: components["schemas"]["ServiceType"];
            /** @description What kind of file the service works on */
            fileType: string;
            journalDetails: components["schemas"]["JournalDetails"];
        };
        /** @description The verification code of a certificate; case-insensitive */
        CertificateCode: string;
        /** @description States that a manuscript was edited here */
        Certificate: {
            code: components["schemas"]["CertificateCode"];
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
        /**
         * @description Which English the editor keeps to
         * @enum {string}
         */
        StyleOfEnglish: "British English" | "American English";
        /**
         * @description The widest of the areas of study
         * @enum {string}
         */
        FieldOfStudy: "life-sciences" | "agricultural-sciences" | "medicine" | "health-sciences" | "physical-sciences" | "engineering" | "social-sciences" | "humanities";
        /** @description What lists and details show of an order */
        OrderFields: {
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
            /** @description Whether it is paid in full */
            paid: boolean;
            /** @description Whether the finished files may be downloaded */
            downloadAvailable: boolean;
            /** @description Whether a re-edit of the order is free */
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
            certificate: components["schemas"]["Certificate"] | null;
            /** @description Pending payments */
            pendingPayments: components["schemas"]["PendingPayment"][];
            /** @description Target journal */
            journal: string | null;
            /** @description Dialect the manuscript is edited to; null if it does not matter */
            styleOfEnglish: components["schemas"]["StyleOfEnglish"] | null;
            /** @description Whether the order was free from the start */
            freeOrder: boolean;
            /** @description Whether figures are worked on */
            hasFigures: boolean;
            /** @description Whether the manuscript is formatted for a journal */
            hasManuscriptFormatting: boolean;
            /** @description The field of the editor, by the manuscript's area of study; null if it is not known */
            fieldOfStudy: components["schemas"]["FieldOfStudy"] | null;
        };
        /** @description An order in a list */
        Order: components["schemas"]["OrderFields"];
        /** @description The position of a page */
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
        /** @description An order that is being worked on, and when it is due */
        UpcomingOrder: {
            /** @description The order number that people use */
            externalId: string;
            /** @description Title of the manuscript */
            title: string;
            /**
             * Format: date-time
             * @description When it is due
             */
            deadline: string;
        };
        /** @description A summary of all of the person's orders, independent of search and page */
        OrderWork: {
            /** @description How many wait for an editor */
            received: number;
            /** @description Orders in progress */
            inProgress: number;
            /** @description How many wait for the person: for files, for an answer, or for the payment of what is completed unless a bank is to bring it */
            needsAttention: number;
            /**
             * Format: date-time
             * @description When the first order that is received or in progress is due; null if none is
             */
            nextDeadline: string | null;
            /** @description The orders that wait for the person, the newest first; the first ten */
            attention: components["schemas"]["Order"][];
            /** @description The orders that are received or in progress and have a deadline, the earliest first; the first ten */
            upcoming: components["schemas"]["UpcomingOrder"][];
        };
        /** @description One page of the orders that were found, the newest first */
        OrderSearchResult: {
            /** @description The orders of this page */
            orders: components["schemas"]["Order"][];
            pagination: components["schemas"]["Pagination"];
            work: components["schemas"]["OrderWork"];
        };
        /** @description The order number */
        OrderNumber: string;
        /** @description What can be edited of an order until it is taken up, but for the style of English */
        OrderEditFields: {
            externalId: components["schemas"]["OrderNumber"];
            /** @description Title of the manuscript */
            title: string;
            /**
             * Format: date-time
             * @description When it is due (the instant itself on a half hour); null while it is not known
             */
            deadline: string | null;
            /** @description The services by identity; ordered services stay */
            services: components["schemas"]["Identity"][];
            /** @description Target journal */
            journal: string | null;
        };
        /** @description What can be edited of an order until it is taken up */
        EditableOrder: {
            /** @description Dialect the manuscript is edited to; null if it does not matter */
            styleOfEnglish: components["schemas"]["StyleOfEnglish"] | null;
        } & components["schemas"]["OrderEditFields"];
        /** @description What an option says of a service */
        ServiceOptionFields: {
            /** @description By which the option is named */
            id: string;
            serviceId: components["schemas"]["Identity"];
            /** @description English name */
            name: string;
            /** @description Price in the currency of the order */
            price: components["schemas"]["Amount"];
            /** @description The price as the server writes it */
            priceLabel: string;
            /** @description Fewest words it is for */
            lengthLow: number;
            /** @description Most words it is for; null if there is no end */
            lengthHigh: number | null;
        };
        /**
         * @description standard: in the usual time · rush: sooner · express: soonest
         * @enum {string}
         */
        DeliveryTier: "standard" | "rush" | "express";
        /** @description What was ordered of a service. What the order form offers of it is a FormServiceOption, whose field has the same name */
        OrderedServiceOption: {
            /** @description How many figures or tables; 1 of anything else */
            quantity: number;
            deliveryTier: components["schemas"]["DeliveryTier"];
            /** @description What it cost before discounts */
            listPrice: components["schemas"]["Amount"];
        } & components["schemas"]["ServiceOptionFields"];
        /** @description What was answered to a question of a service */
        ServiceAnswer: {
            questionIdentity: components["schemas"]["Identity"];
            /** @description The text that was typed, or the labels that were chosen */
            values: string[];
        };
        /** @description A file that was sent in */
        OriginalFile: {
            identity: components["schemas"]["Identity"];
            /** @description Its name */
            name: string;
            /**
             * @description Text, figure, table or reference file
             * @enum {string}
             */
            kind: "manuscript" | "figure" | "table" | "reference";
        };
        /** @description The key of a finished file */
        DeliverableKey: string;
        /**
         * @description The work that a finished file is the result of
         * @enum {string}
         */
        DeliverableKind: "editing" | "translation" | "formatting" | "figures" | "tables" | "journalrec" | "promotion" | "plagiarism-check" | "cover-letter" | "presubmission-review";
        /** @description tracked: with tracked changes and the editor's comments · clean: with all changes accepted · null where a file has one version */
        DeliverableVersion: ("tracked" | "clean") | null;
        /** @description A finished file */
        CompletedFile: {
            key: components["schemas"]["DeliverableKey"];
            /** @description Its path in the archive */
            path: string;
            kind: components["schemas"]["DeliverableKind"];
            version: components["schemas"]["DeliverableVersion"];
        };
        /** @description A payment that was received for the order */
        OrderPayment: {
            /** @description The number of its receipt */
            id: string;
            /** @description The invoice that it paid; null where the order was paid without an invoice */
            invoiceNumber: string | null;
            /** @description What was paid in the currency of the order */
            amount: components["schemas"]["Amount"];
            /**
             * Format: date-time
             * @description When it was received
             */
            date: string;
        };
        /** @description An invoice for the order */
        OrderInvoice: {
            /** @description The invoice number */
            invoiceNumber: string;
            /** @description What it asks in the currency of the order */
            totalAmount: components["schemas"]["Amount"];
            /** @description What is left to pay in the currency of the order */
            balance: components["schemas"]["Amount"];
            /**
             * Format: date-time
             * @description When it was made
             */
            transactionDate: string;
            pendingPayment: components["schemas"]["PaymentOnItsWay"];
        };
        /**
         * @description A Chinese tax invoice asked for while ordering, on sites that make none after payment. Once the payment has arrived it is one of the
         *     person's fapiaos.
         */
        OrderFapiao: {
            /** @description Its identity among the person's fapiaos, from the payment on; in a payment form that of the earlier one that it repeats */
            id?: string;
            /** @description One of the fapiaoTypes of the payment load */
            type?: string;
            /** @description One of the fapiaoDeliveryTimelines of the payment load */
            deliveryTimeline?: string;
            /** @description The buyer as the tax office knows it */
            title?: string;
            /** @description The buyer's number at the tax office */
            taxpayerNumber?: string;
            /** @description What else the issuer has to know */
            specialInstructions?: string;
            /**
             * Format: date-time
             * @description When it was requested, from the payment on; in a payment form when the earlier one was
             */
            createdAt?: string;
        };
        /** @description An order with all details */
        OrderDetails: {
            orderDetails: components["schemas"]["EditableOrder"];
            /** @description Ordered services with quantity and price, in the order of the bill; without services whose price was agreed on */
            serviceOptions: components["schemas"]["OrderedServiceOption"][];
            /** @description Authors from the order form; the default of the certificate */
            projectAuthors: string | null;
            /** @description The area of study that was chosen; null if none was requested */
            areaOfStudyId: number | null;
            /** @description Website of the target journal; null if none was given */
            journalUrl: string | null;
            /** @description What was answered to the questions of the services */
            answers: components["schemas"]["ServiceAnswer"][];
            /** @description Whether it can still be edited */
            editable: boolean;
            /** @description Words of the manuscript by which service options are chosen; null while they are not counted */
            wordCount: number | null;
            /** @description The files that were sent in */
            originalFiles: components["schemas"]["OriginalFile"][];
            /** @description The finished files; empty until the order is completed and its files may be downloaded */
            completedFiles: components["schemas"]["CompletedFile"][];
            /** @description Further recipients of notices about the order */
            notificationEmails: string[];
            /** @description The currency in which it was ordered; of its services, payments and invoices */
            currency: components["schemas"]["Currency"];
            /** @description What was paid for it, the newest first */
            payments: components["schemas"]["OrderPayment"][];
            /** @description The invoices made for it, the newest first */
            invoices: components["schemas"]["OrderInvoice"][];
            /** @description The fapiao requested with the order; null if none */
            fapiao: components["schemas"]["OrderFapiao"] | null;
        } & components["schemas"]["OrderFields"];
        /** @description An order with all details */
        OrderAnswer: {
            /** @description The order; null if the number is unknown or belongs to another user's order */
            order: components["schemas"]["OrderDetails"] | null;
        };
        /** @description A purchase option, by manuscript length, of a service that can be added to an order */
        AvailableServiceOption: components["schemas"]["ServiceOptionFields"];
        /** @description A service that can be added to the order. Prices are in the currency of the order */
        AvailableService: {
            id: components["schemas"]["Identity"];
            /** @description English name; shown only where the application has no word for the id */
            name: string;
            /** @description What kind of file the service works on */
            fileType: string;
            journalDetails: components["schemas"]["JournalDetails"];
            /** @description The company that does it */
            brand: string;
            /** @description What the option for this manuscript costs; the cheapest where the length is not known */
            price: components["schemas"]["Amount"];
            /** @description The price as the server writes it */
            priceLabel: string;
            /**
             * Format: date-time
             * @description When the order would be due with it; null while the order has no deadline
             */
            deadline: string | null;
            /** @description Its purchase options by manuscript length */
            options: components["schemas"]["AvailableServiceOption"][];
        };
        /** @description The services of one type */
        OrderServiceGroup: {
            type: components["schemas"]["ServiceType"];
            /** @description The services of this type */
            services: components["schemas"]["AvailableService"][];
        };
        /** @description What can be ordered for an order, now or besides */
        ServicesAnswer: {
            /** @description Groups in the order of their types; a group without services is left out */
            serviceGroups: components["schemas"]["OrderServiceGroup"][];
        };
        /** @description Identities of uploaded files */
        FileList: components["schemas"]["Identity"][];
        /** @description The files that an order waits for, by the identities of their uploads */
        OrderFiles: {
            /** @description The manuscript itself */
            mainFiles?: components["schemas"]["FileList"];
            /** @description What explains the manuscript */
            mainReferenceFiles?: components["schemas"]["FileList"];
            /** @description Figures to format */
            figureFiles?: components["schemas"]["FileList"];
            /** @description What explains the figures */
            figureReferenceFiles?: components["schemas"]["FileList"];
            /** @description Tables to format */
            tableFiles?: components["schemas"]["FileList"];
            /** @description What explains the tables */
            tableReferenceFiles?: components["schemas"]["FileList"];
        };
        /** @description The order with its files */
        OrderFilesSaved: {
            order: components["schemas"]["OrderDetails"];
        };
        /**
         * @description order-files-not-awaited: the order does not wait for files · order-files-missing: the manuscript, or any file, is
         *     missing · order-file-not-found: a file is missing or belongs to another user · order-file-type-not-allowed: the manuscript is no
         *     Word file
         * @enum {string}
         */
        OrderFilesRefusalKey: "order-files-not-awaited" | "order-files-missing" | "order-file-not-found" | "order-file-type-not-allowed";
        /** @description Nothing was taken */
        OrderFilesRefusal: {
            error: components["schemas"]["OrderFilesRefusalKey"];
        };
        /** @description An edited order */
        OrderEdit: {
            /** @description Dialect the manuscript is edited to; null if it does not matter. Without it, the order keeps the one that it has */
            styleOfEnglish?: components["schemas"]["StyleOfEnglish"] | null;
            /** @description Words of the manuscript, where the price of an added service depends on them and the order does not name them */
            wordCount?: number;
        } & components["schemas"]["OrderEditFields"];
        /** @description The order as it was saved */
        OrderEditSaved: {
            orderDetails: components["schemas"]["EditableOrder"];
        };
        /**
         * @description order-not-editable: it was taken up, or has ended · order-title-required: the title is empty ·
         *     order-deadline-required: it has a deadline and none was sent · order-deadline-not-half-hour: not on a half hour ·
         *     order-deadline-too-early: before the deadline that was agreed on · order-service-not-available: not sold for this
         *     manuscript · order-service-not-removable: a service that was ordered is missing ·
         *     order-journal-required: one of the services needs the target journal · order-length-required: the price of an added
         *     service depends on the length, which is not known
         * @enum {string}
         */
        OrderSaveRefusalKey: "order-not-editable" | "order-title-required" | "order-deadline-required" | "order-deadline-not-half-hour" | "order-deadline-too-early" | "order-service-not-available" | "order-service-not-removable" | "order-journal-required" | "order-length-required";
        /** @description Nothing was saved */
        OrderSaveRefusal: {
            error: components["schemas"]["OrderSaveRefusalKey"];
        };
        /** @description Further recipients of notices about an order */
        EmailNotifications: {
            externalId: components["schemas"]["OrderNumber"];
            /** @description The addresses; they replace the former ones */
            notificationEmails: string[];
        };
        /** @description A finished file */
        DeliverableFile: {
            key: components["schemas"]["DeliverableKey"];
            /** @description Its path in the archive */
            path: string;
            kind: components["schemas"]["DeliverableKind"];
            version: components["schemas"]["DeliverableVersion"];
            /** @description Bytes */
            size: number;
        };
        /** @description The finished files of an order, and what names their bundle */
        Deliverables: {
            /** @description The files */
            files: components["schemas"]["DeliverableFile"][];
            /** @description How the service calls itself */
            companyName: string;
            /** @description The order they belong to */
            externalId: string;
        };
        /**
         * @description generic-download-error: no such order here, or its files are not done or not paid
         * @enum {string}
         */
        DeliverablesRefusalKey: "generic-download-error";
        /** @description There is nothing to download */
        DeliverablesRefusal: {
            error: components["schemas"]["DeliverablesRefusalKey"];
        };
        /** @description A comment of the letter with its answer */
        ReviewerComment: {
            /** @description Number or letter of the reviewer; `editor` for the editor and empty where the letter names nobody */
            reviewer: string;
            /** @description What the comment says */
            text: string;
            /** @description What is answered; empty while it is open */
            answer: string;
            /** @description Where it is in the manuscript, by page, line or section */
            place: string;
            /** @description The new text of the manuscript */
            newText: string;
            /** @description Whether the person has taken it out of the list */
            isDeleted: boolean;
        };
        /** @description A letter of reviewers with what is answered to it */
        ReviewerResponseText: {
            /** @description The letter as it came; empty if none is kept */
            letter: string;
            /** @description Name of the revised manuscript; empty where none was chosen */
            manuscript: string;
            /** @description What the letter asks, in its order; empty until it is split */
            comments: components["schemas"]["ReviewerComment"][];
        };
        /** @description How often it was saved; 0 where nothing was */
        ReviewerResponseVersion: number;
        /** @description The answer to the reviewers of an order */
        ReviewerResponse: {
            version: components["schemas"]["ReviewerResponseVersion"];
            /**
             * Format: date-time
             * @description When it was saved; null where nothing was
             */
            savedAt: string | null;
        } & components["schemas"]["ReviewerResponseText"];
        /** @description The whole answer as it is to be saved. Its JSON has at most 1,000,000 characters, as any body */
        ReviewerResponseChange: {
            /** @description The version that it continues */
            version: components["schemas"]["ReviewerResponseVersion"];
        } & components["schemas"]["ReviewerResponseText"];
        /** @description The answer was saved, or was saved already */
        ReviewerResponseSaved: {
            version: components["schemas"]["ReviewerResponseVersion"];
            /**
             * Format: date-time
             * @description When it was saved
             */
            savedAt: string;
        };
        /**
         * @description reviewer-response-changed: another version was saved meanwhile · reviewer-response-not-completed: the order is not completed yet
         * @enum {string}
         */
        ReviewerResponseRefusalKey: "reviewer-response-changed" | "reviewer-response-not-completed";
        /** @description Nothing was saved */
        ReviewerResponseRefusal: {
            error: components["schemas"]["ReviewerResponseRefusalKey"];
        };
        /** @description An earlier order with the same title */
        DuplicateOrder: {
            /** @description Its number */
            externalId: string;
            /** @description Its title */
            title: string;
            /**
             * Format: date
             * @description The day it was ordered at the site
             */
            date: string;
        };
        /** @description The earlier order of the same title */
        DuplicateFound: {
            /** @description The newest one; null if there is none */
            order: components["schemas"]["DuplicateOrder"] | null;
        };
        /**
         * @description What it is for, which decides the types that are taken: a manuscript, which is meant where nothing is said, is a Word file · a figure a picture, a PDF, slides
         *     or a sheet too · a table a sheet, a PDF or plain text too · a reference any of these
         * @enum {string}
         */
        UploadPurpose: "manuscript" | "figure" | "table" | "reference";
        /** @description The parts of the form */
        FileUpload: {
            /**
             * Format: binary
             * @description The file itself (at most 100 MB) with its name
             */
            file: Blob;
            purpose?: components["schemas"]["UploadPurpose"];
        };
        /**
         * @description success: stored, and can be named by its identity · processing: not complete yet ·
         *     filetype-failure: not one of the allowed types, not kept · failure: could not be kept
         * @enum {string}
         */
        UploadStatus: "success" | "processing" | "filetype-failure" | "failure";
        /** @description The result of an upload */
        UploadedFile: {
            /** @description The file's name as it was sent */
            name: string;
            status: components["schemas"]["UploadStatus"];
            /** @description By which other calls name the file; null if it was not kept */
            identity: components["schemas"]["Identity"] | null;
        };
        /** @description The CRC-32 of the bytes (ISO 3309, as in zip) in hexadecimal */
        FileChecksum: string;
        /** @description A file that is to come in pieces */
        UploadStart: {
            /** @description The file's name */
            name: string;
            /** @description Its bytes (more than 100 MB are answered 413) */
            size: number;
            checksum: components["schemas"]["FileChecksum"];
            purpose?: components["schemas"]["UploadPurpose"];
        };
        /** @description How far a file has come that is sent in pieces */
        UnfinishedUpload: {
            identity: components["schemas"]["Identity"];
            /** @description The file's name as it is kept */
            name: string;
            /** @description The bytes of the whole file */
            size: number;
            /** @description The bytes from its beginning that have arrived; the next piece begins here */
            received: number;
            /** @description The most bytes of one piece */
            pieceSize: number;
            /**
             * Format: date-time
             * @description When what has arrived is deleted unless another piece comes first
             */
            expiresAt: string;
        };
        /** @description An upload that was given up */
        CancelledUpload: {
            identity: components["schemas"]["Identity"];
        };
        /** @description The parts of the form */
        UploadPiece: {
            /**
             * Format: binary
             * @description The bytes from the offset on (at most the size of a piece)
             */
            piece: Blob;
            checksum: components["schemas"]["FileChecksum"];
        };
        /**
         * @description received: kept, now or before · wrong-offset: begins elsewhere than at the end of what has arrived, not kept ·
         *     wrong-checksum: changed on the way, not kept
         * @enum {string}
         */
        PieceStatus: "received" | "wrong-offset" | "wrong-checksum";
        /** @description What became of a piece */
        ReceivedPiece: {
            status: components["schemas"]["PieceStatus"];
            /** @description The bytes from the beginning of the file that have arrived; the next piece begins here */
            received: number;
        };
        /** @description A certificate that was issued */
        CertificateAnswer: {
            certificate: components["schemas"]["Certificate"];
        };
        /** @description What is to be printed on a certificate */
        CertificateEdit: {
            /** @description The order it belongs to */
            externalId: string;
            code: components["schemas"]["CertificateCode"];
            /** @description Title to print, as long as that of an order may be */
            title: string;
            /** @description Authors to print */
            authors: string;
        };
        /** @description The certificate as it is printed now */
        CertificateSaved: {
            certificateDetails: components["schemas"]["Certificate"];
        };
        /**
         * @description certificate-title-required: the title is empty · certificate-authors-required: no author is named
         * @enum {string}
         */
        CertificateRefusalKey: "certificate-title-required" | "certificate-authors-required";
        /** @description Nothing was saved */
        CertificateRefusal: {
            error: components["schemas"]["CertificateRefusalKey"];
        };
        /**
         * @description editing: the subscription to digital editing · translation: digital translations that are paid by use
         * @enum {string}
         */
        DigitalProductType: "editing" | "translation";
        /**
         * @description From which language into which. spanish-to-english for Spanish (es_ES) · portuguese-to-english for Brazilian Portuguese (pt_BR) ·
         *     chinese-to-english for simplified Chinese (zh_CN), only where the flag chinese_digital_translation is on
         * @enum {string}
         */
        DigitalTranslationLanguage: "spanish-to-english" | "portuguese-to-english" | "chinese-to-english";
        /** @description What can be bought now. Prices are in the person's currency (US dollars where none is chosen) */
        AvailableDigitalPurchase: {
            identity: components["schemas"]["Identity"];
            type: components["schemas"]["DigitalProductType"];
            /** @description English name; shown only where the application has no word for the identity */
            name: string;
            /** @description A few words that set it off from the others; null if it has none */
            label: string | null;
            /** @description The price */
            price: components["schemas"]["Amount"];
            /** @description What it would cost without discount. A package: its uses times the price of a single one */
            fullPrice: components["schemas"]["Amount"];
            /** @description How many translations it holds; null for the subscription which has no limit */
            numberOfUsesAvailable: number | null;
            /** @description What its translations may be from and to; empty for the subscription */
            allowedLanguages: components["schemas"]["DigitalTranslationLanguage"][];
        };
        /** @description A subscription or a package that the person has. Amounts are in the currency in which it was bought */
        DigitalPurchase: {
            identity: components["schemas"]["Identity"];
            type: components["schemas"]["DigitalProductType"];
            /** @description English name; shown only where the application has no word for what was bought */
            name: string;
            /** @description A few words that set it off from the others; null if it has none */
            label: string | null;
            /** @description The offer that was purchased */
            availablePurchaseIdentity: components["schemas"]["Identity"];
            /** @description What was paid; 0 for a trial */
            price: components["schemas"]["Amount"];
            /** @description What it would have cost without discount */
            fullPrice: components["schemas"]["Amount"];
            /** @description What its translations may be from and to; empty for the subscription */
            allowedLanguages: components["schemas"]["DigitalTranslationLanguage"][];
            /** @description How many translations it held; null for the subscription */
            numberOfUsesAvailable: number | null;
            /** @description How many translations are left of it (never below 0); null for the subscription */
            numberOfUsesRemaining: number | null;
            /** @description Whether it has begun and has not expired */
            valid: boolean;
            /**
             * Format: date-time
             * @description When it begins
             */
            startsAt: string;
            /**
             * Format: date-time
             * @description When it expires, one year after its start
             */
            endsAt: string;
            /** @description By which its payment is named; null for a trial */
            receiptCode: string | null;
        };
        /** @description What the person may use of digital editing and digital translation, and what can be bought */
        DigitalLoad: {
            /** @description What is on offer of both products, the subscription first; empty if the site sells neither */
            availableDigitalPurchases: components["schemas"]["AvailableDigitalPurchase"][];
            /** @description The subscription that ends last, also when it has ended; null if there never was one */
            digitalEditingPurchase: components["schemas"]["DigitalPurchase"] | null;
            /** @description Packages and subscriptions that were paid, expired ones too, the newest first */
            digitalPurchases: components["schemas"]["DigitalPurchase"][];
            /** @description Whether a subscription is active now */
            hasDigitalEditingPurchase: boolean;
            /** @description Whether there are edits on the list */
            hasUploadedDigitalEdit: boolean;
            /** @description Whether there are translations on the list */
            hasUploadedDigitalTranslation: boolean;
            /** @description How many translations are left in packages that have not expired */
            numberOfUsesAvailable: number;
            /** @description Whether the last manuscript that was submitted for translation was too long */
            wordCountExceeded: boolean;
            /** @description The manuscript that was too long; null unless wordCountExceeded */
            fileIdentity: components["schemas"]["Identity"] | null;
        };
        /**
         * @description processing: being worked on, ask again · completed: the file can be downloaded · failed: nothing could be made of the file. Only time leads
         *     from processing to one of the others, and nothing leads on from there
         * @enum {string}
         */
        DigitalStatus: "processing" | "completed" | "failed";
        /**
         * @description newest: by the day of submission, the newest first · oldest: the other way round
         * @enum {string}
         */
        DigitalSort: "newest" | "oldest";
        /** @description The manuscript as it was submitted */
        DigitalFile: {
            /** @description Its name */
            name: string;
            identity?: components["schemas"]["Identity"];
        };
        /** @description One manuscript given to digital editing */
        DigitalEdit: {
            identity: components["schemas"]["Identity"];
            file: components["schemas"]["DigitalFile"];
            status: components["schemas"]["DigitalStatus"];
            /**
             * Format: date-time
             * @description When it was submitted (shown as YYYY-MM-DD)
             */
            createdAt: string;
        };
        /** @description Edits that were found, the newest first */
        DigitalEditSearchResult: {
            /** @description The edits of this page, or those requested by identity */
            results: components["schemas"]["DigitalEdit"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description The upload form of digital editing */
        DigitalEditCreation: {
            /** @description Identity of the one manuscript, which was uploaded before */
            digitalEditFiles: components["schemas"]["Identity"][];
            styleOfEnglish: components["schemas"]["StyleOfEnglish"];
        };
        /** @description The manuscript was taken */
        DigitalEditsCreated: {
            /** @description The started edits, one for each file */
            digitalEdits: components["schemas"]["DigitalEdit"][];
        };
        /**
         * @description digital-editing-not-available: the site does not have digital editing ·
         *     digital-editing-moved: digital editing has moved to the new product ·
         *     digital-editing-subscription-required: no subscription is active, and there is no trial ·
         *     digital-editing-file-not-found: nobody here has uploaded such a file ·
         *     digital-editing-file-type-not-allowed: not .doc or .docx (fileName) ·
         *     invalid-user: the account was closed, which ends the session
         * @enum {string}
         */
        DigitalEditRefusalKey: "digital-editing-not-available" | "digital-editing-moved" | "digital-editing-subscription-required" | "digital-editing-file-not-found" | "digital-editing-file-type-not-allowed" | "invalid-user";
        /** @description The reason, with the parameters of its message */
        DigitalEditRefusalError: {
            error: components["schemas"]["DigitalEditRefusalKey"];
            jsonEncodedParams: components["schemas"]["RefusalParams"];
        };
        /** @description The manuscript was not taken */
        DigitalEditRefusal: {
            error: components["schemas"]["DigitalEditRefusalError"];
        };
        /** @description Which version of the editing engine worked on an edit */
        DigitalEditEngineVersion: {
            /** @description The version of the engine */
            version: string;
        };
        /** @description It is no longer listed */
        DigitalArchived: {
            identity: components["schemas"]["Identity"];
            /** @description Name of the manuscript; for the message that it is no longer available */
            fileName: string;
        };
        /** @description Answered in place of the file once the service has moved it to its archive; the application shows curie.file-archived */
        DigitalFileArchived: {
            /**
             * @description Always true
             * @constant
             */
            archived: true;
            identity: components["schemas"]["Identity"];
            /** @description Name of the manuscript */
            fileName: string;
        };
        /** @description An amount of money in major units that a request names */
        SentAmount: number;
        /** @description The country that was chosen. A type of its own, since a payment form sends each choice as `value`, and no name */
        PaymentCountryChoice: {
            /** @description The server's number of the country (Brazil is 32) */
            value: number;
            /** @description The states that could be chosen from; the server does not read them */
            states?: components["schemas"]["CountryState"][];
        };
        /** @description An address as the payment form has it; the payment method decides which parts are required */
        PaymentAddress: {
            /** @description The saved address it was filled from */
            id?: string;
            /** @description Customer or cardholder */
            name?: string;
            /** @description The house there */
            organization?: string;
            /** @description Telephone number */
            phone?: string;
            /** @description First line of the street address */
            address1?: string;
            /** @description Second line */
            address2?: string;
            /** @description Town */
            city?: string;
            /** @description State or province */
            state?: string;
            /** @description Postal code */
            zip?: string;
            country?: components["schemas"]["PaymentCountryChoice"];
            /** @description Value added tax number for bank transfer */
            vat?: string;
        };
        /**
         * @description Fields of every payment, whatever its purpose and method. Fields that the chosen method does not require are left out.
         *     Amounts are in the currency of the bill.
         */
        PaymentFields: {
            /** @description Whether the box with the terms is ticked */
            acceptedTermsAndConditions: boolean;
            /** @description A note that goes with the payment and is printed on its invoice */
            additionalData?: string;
            /** @description For a prepayment the amount paid in advance; otherwise the displayed total; refused if it has changed */
            amount?: components["schemas"]["SentAmount"];
            /**
             * @description What a person in Brazil pays with: allpago the Brazilian methods, fapesp funds of FAPESP
             * @enum {string}
             */
            brazilPaymentMethods?: "allpago" | "fapesp";
            /** @description How much of the total is paid by credits */
            creditsApplied?: components["schemas"]["SentAmount"];
            /** @description Number of the FAPESP process */
            fapespNumber?: string;
            fapiao?: components["schemas"]["OrderFapiao"];
            /** @description Whether the person confirmed that a fapiao is needed */
            fapiaoRequirementConfirmed?: boolean;
            invoiceAddress?: components["schemas"]["PaymentAddress"];
            /** @description Whether the invoice address differs from the billing address */
            invoiceAddressDiffersFromBilling?: boolean;
            /** @description The opposite of invoiceAddressDiffersFromBilling; it wins where both are sent */
            invoiceAddressSameAsBilling?: boolean;
            /** @description How much of the total is taken from what was paid in advance */
            prepaymentApplied?: components["schemas"]["SentAmount"];
            /**
             * @description Whether the prepaid balance pays all of the total or some of it or nothing
             * @enum {string}
             */
            prepaymentOption?: "fullPayment" | "partialPayment" | "none";
            /** @description Receipt code of an earlier payment to retry */
            receiptCode?: string;
            /** @description Whether a Brazilian method was chosen */
            requestAllpago?: boolean;
            /**
             * @description Answer to the question whether a fapiao is needed with the order
             * @enum {string}
             */
            requireFapiao?: "yes" | "no";
            /**
             * @description Whether credits are used; yes when left out
             * @enum {string}
             */
            useCredits?: "yes" | "no";
            /** @description Whether FAPESP pays */
            usingFapespFunds?: boolean;
            /** @description Code of the voucher that pays all; refused where it is not the one on the order */
            voucherApplied?: string;
        };
        /** @description The currency that the card is charged in, by the exchange rates where the bill has another one */
        CardCurrency: {
            value: components["schemas"]["CurrencyCode"];
        };
        /** @description A card as the card provider names it; the card's number never comes here */
        CreditCardData: {
            /** @description Represents the card in one payment */
            nonce: string;
            /** @description Brand of the card */
            type?: string;
            /** @description Its last four digits */
            lastFour?: string;
            currency?: components["schemas"]["CardCurrency"];
            /** @description Whether the card provider keeps the card for the next time */
            braintreeSaveCC?: boolean;
        };
        /** @description By credit card */
        CardPayment: {
            /**
             * @description Credit card
             * @enum {integer}
             */
            paymentMethodId: 3;
            billingAddress: components["schemas"]["PaymentAddress"];
            creditCard: components["schemas"]["CreditCardData"];
        };
        /** @description By PayPal */
        PayPalPayment: {
            /**
             * @description PayPal
             * @enum {integer}
             */
            paymentMethodId: 6;
            billingAddress: components["schemas"]["PaymentAddress"];
        };
        /** @description A purchase order of the payer, for bank transfer */
        PurchaseOrderData: {
            /** @description Its number */
            number?: string;
        };
        /** @description By bank transfer, to an organization with a telephone number */
        BankTransferPayment: {
            /**
             * @description Bank transfer
             * @enum {integer}
             */
            paymentMethodId: 9;
            billingAddress: components["schemas"]["PaymentAddress"];
            purchaseOrder?: components["schemas"]["PurchaseOrderData"];
        };
        /** @description By Alipay, UnionPay or WeChat, with the customer's name and telephone number */
        ChinesePayment: {
            /**
             * @description 19 Alipay, 21 UnionPay, 25 WeChat
             * @enum {integer}
             */
            paymentMethodId: 19 | 21 | 25;
            billingAddress: components["schemas"]["PaymentAddress"];
        };
        /** @description On a page of the company in China, which asks for no address */
        WfoePayment: {
            /**
             * @description 27 WFOE web pay, 28 WFOE QR pay
             * @enum {integer}
             */
            paymentMethodId: 27 | 28;
        };
        /** @description A Brazilian taxpayer */
        TaxIdentification: {
            /**
             * @description CPF for a person and CNPJ for an organization
             * @enum {string}
             */
            type: "CPF" | "CNPJ";
            /** @description The number with or without its dots and dashes */
            number: string;
        };
        /** @description What is printed on a boleto */
        BoletoData: {
            /** @description Who will pay it */
            payer: string;
            /** @description Number of the payer's own file */
            processNumber?: string;
            taxIdentification: components["schemas"]["TaxIdentification"];
        };
        /** @description By boleto, with an address in Brazil */
        BoletoPayment: {
            /**
             * @description Boleto
             * @enum {integer}
             */
            paymentMethodId: 20;
            billingAddress: components["schemas"]["PaymentAddress"];
            boleto: components["schemas"]["BoletoData"];
        };
        /** @description What PayPal in Brazil asks for */
        AllpagoPaypalData: {
            taxIdentification: components["schemas"]["TaxIdentification"];
        };
        /** @description By PayPal in Brazil, with an organization and a telephone number */
        AllpagoPayPalPayment: {
            /**
             * @description Allpago PayPal
             * @enum {integer}
             */
            paymentMethodId: 22;
            billingAddress: components["schemas"]["PaymentAddress"];
            allpagoPaypal: components["schemas"]["AllpagoPaypalData"];
        };
        /** @description In how many monthly parts the card is charged */
        Installments: {
            /** @description From 1 to 6 */
            value: number;
        };
        /** @description A card entered in the frame of the Brazilian gateway */
        AllpagoCardData: {
            /** @description What the frame handed over once the card was entered */
            checkoutId: string;
            /** @description Whether the gateway keeps the card for the next time */
            createRegistration?: boolean;
            numberOfInstallments: components["schemas"]["Installments"];
            taxIdentification: components["schemas"]["TaxIdentification"];
        };
        /** @description By credit card in Brazil, with an organization and the cardholder's name */
        AllpagoCardPayment: {
            /**
             * @description Allpago card
             * @enum {integer}
             */
            paymentMethodId: 23;
            billingAddress: components["schemas"]["PaymentAddress"];
            allpagoCreditCard: components["schemas"]["AllpagoCardData"];
        };
        /** @description For a bill with nothing left to charge; also before a method is chosen, which is refused if an amount remains */
        PaymentWithoutCharge: {
            /**
             * @description 1 credits, 4 free, 26 voucher; null if none is chosen
             * @enum {integer|null}
             */
            paymentMethodId: 1 | 4 | 26 | null;
        };
        /** @description Fields of the chosen payment method; paymentMethodId selects the schema */
        PaymentByMethod: components["schemas"]["CardPayment"] | components["schemas"]["PayPalPayment"] | components["schemas"]["BankTransferPayment"] | components["schemas"]["ChinesePayment"] | components["schemas"]["WfoePayment"] | components["schemas"]["BoletoPayment"] | components["schemas"]["AllpagoPayPalPayment"] | components["schemas"]["AllpagoCardPayment"] | components["schemas"]["PaymentWithoutCharge"];
        /** @description Pays for digital editing or digital translation */
        DigitalPurchasePayment: {
            /** @description The digital subscription or package that is bought */
            availableDigitalPurchaseIdentity: components["schemas"]["Identity"];
        } & (components["schemas"]["PaymentFields"] & components["schemas"]["PaymentByMethod"]);
        /**
         * @description The payment was taken or begun. With redirectUrl the browser goes there, with redirectForm it puts the HTML into the page
         *     and sends the form in it; with neither all is done, or the money will come by bank.
         */
        PaymentAnswer: {
            /** @description By which the payment can be asked about */
            receiptCode: string;
            /** @description Number of the order that is paid, which exists once the payment is approved or a bank is to bring it; null if no order form is paid */
            externalId: string | null;
            /**
             * Format: uri-reference
             * @description Path of the portal that lists the received files, once a rework or re-edit with files is paid or free; null if the page of
             *     the new order comes next, or no order form is paid. It ends in base64url of the JSON `{"files":[{"identity","name"}]}`,
             *     unless that is longer than 8,000 characters
             */
            successUrl: string | null;
            /**
             * Format: uri-reference
             * @description Where the payment continues
             */
            redirectUrl: string | null;
            /** @description An HTML form to be sent at once */
            redirectForm: string | null;
        };
        /**
         * @description payment-accept-terms-and-conditions-failure: the terms are not accepted ·
         *     payment-method-required: no method is chosen, or it is one for a total of 0 ·
         *     payment-method-not-available: this method is not open to the person here ·
         *     payment-brazil-option-required: a person in Brazil has not chosen the payment source, or the method does not fit it ·
         *     payment-fapesp-number-required: FAPESP pays and the process has no number ·
         *     payment-address-incomplete: the billing address lacks something ·
         *     payment-postcode-invalid: a Brazilian postcode without 8 digits ·
         *     payment-country-not-supported: a Brazilian method with an address outside Brazil, or an unknown country ·
         *     payment-organization-required: this method needs the organization ·
         *     invoice-payer-name-required: the invoice address needs the payer's organization ·
         *     payment-phone-invalid: a telephone number is needed, of 7 to 25 characters or of 11 digits with a fapiao ·
         *     payment-invoice-address-incomplete: the invoice address lacks something ·
         *     payment-tax-number-invalid: no valid CPF or CNPJ ·
         *     payment-boleto-payer-required: the boleto has no payer ·
         *     payment-installments-invalid: not 1 to 6 parts ·
         *     payment-card-incomplete: the card was not entered ·
         *     payment-card-declined: the bank refused the card ·
         *     payment-currency-not-available: the card cannot be charged in this currency ·
         *     payment-fapiao-answer-required: the question about the fapiao is open ·
         *     payment-fapiao-incomplete: the fapiao lacks something ·
         *     payment-amount-changed: the total is no longer what the person saw ·
         *     payment-credits-not-allowed: credits cannot be used here ·
         *     payment-credits-exceeded: more credits than there are, or than the total ·
         *     payment-prepayment-exceeded: more of the prepaid balance than there is, or than the total ·
         *     payment-voucher-not-valid: the voucher is unknown, used, expired or not for this person ·
         *     payment-already-paid: nothing is left to pay ·
         *     payment-written-off: an invoice is being written off, so that nothing is asked for it any more ·
         *     payment-currency-required: the person has not chosen a currency yet ·
         *     digital-purchase-not-available: the digital product is not on offer ·
         *     prepayments-disabled: prepayments are switched off ·
         *     prepayment-amount-too-low: less than the least prepayment in this currency ·
         *     prepayment-amount-too-high: more than can be paid in advance at once
         * @enum {string}
         */
        PaymentRefusalKey: "payment-accept-terms-and-conditions-failure" | "payment-method-required" | "payment-method-not-available" | "payment-brazil-option-required" | "payment-fapesp-number-required" | "payment-address-incomplete" | "payment-postcode-invalid" | "payment-country-not-supported" | "payment-organization-required" | "invoice-payer-name-required" | "payment-phone-invalid" | "payment-invoice-address-incomplete" | "payment-tax-number-invalid" | "payment-boleto-payer-required" | "payment-installments-invalid" | "payment-card-incomplete" | "payment-card-declined" | "payment-currency-not-available" | "payment-fapiao-answer-required" | "payment-fapiao-incomplete" | "payment-amount-changed" | "payment-credits-not-allowed" | "payment-credits-exceeded" | "payment-prepayment-exceeded" | "payment-voucher-not-valid" | "payment-already-paid" | "payment-written-off" | "payment-currency-required" | "digital-purchase-not-available" | "prepayments-disabled" | "prepayment-amount-too-low" | "prepayment-amount-too-high";
        /** @description Nothing was paid */
        PaymentRefusal: {
            error: components["schemas"]["PaymentRefusalKey"];
        };
        /** @description One manuscript submitted to digital translation, or to digital editing if requested by type */
        DigitalOrder: {
            identity: components["schemas"]["Identity"];
            type: components["schemas"]["DigitalProductType"];
            status: components["schemas"]["DigitalStatus"];
            /**
             * Format: date-time
             * @description When it was submitted
             */
            createdAt: string;
            file: components["schemas"]["DigitalFile"];
            /** @description The package that it took a use of; null for an edit */
            digitalPurchaseIdentity: components["schemas"]["Identity"] | null;
        };
        /** @description Translations (or edits) that were found, the newest first */
        DigitalOrderSearchResult: {
            /** @description Those of this page, or those requested by identity */
            results: components["schemas"]["DigitalOrder"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description The upload form of digital translation */
        DigitalOrderCreation: {
            /** @description Identity of the one manuscript, which was uploaded before */
            digitalTranslationFiles: components["schemas"]["Identity"][];
            language: components["schemas"]["DigitalTranslationLanguage"];
            /**
             * @description Always translation; edits are created by createDigitalEdit
             * @constant
             */
            type: "translation";
        };
        /** @description The manuscript was taken, and one use with it */
        DigitalOrdersCreated: {
            type: components["schemas"]["DigitalProductType"];
            /** @description The started translations, one for each file */
            digitalOrders: components["schemas"]["DigitalOrder"][];
        };
        /**
         * @description digital-translations-word-count-exceeded: the manuscript is too long (fileName, fileIdentity, wordCount, limit); the next load names the file too ·
         *     digital-translation-not-available: the site does not have digital translation ·
         *     digital-translation-moved: digital translation has moved to the new product ·
         *     digital-translation-language-not-available: the site does not translate from this language (language) ·
         *     digital-translation-no-uses-left: no package that has not expired has a use left for this language (language) ·
         *     digital-translation-file-not-found: nobody here has uploaded such a file ·
         *     digital-translation-file-type-not-allowed: not .doc or .docx (fileName) ·
         *     invalid-user: the account was closed, which ends the session
         * @enum {string}
         */
        DigitalOrderRefusalKey: "digital-translations-word-count-exceeded" | "digital-translation-not-available" | "digital-translation-moved" | "digital-translation-language-not-available" | "digital-translation-no-uses-left" | "digital-translation-file-not-found" | "digital-translation-file-type-not-allowed" | "invalid-user";
        /** @description The reason, with the parameters of its message */
        DigitalOrderRefusalError: {
            error: components["schemas"]["DigitalOrderRefusalKey"];
            jsonEncodedParams: components["schemas"]["RefusalParams"];
        };
        /** @description The manuscript was not taken, and no use with it */
        DigitalOrderRefusal: {
            error: components["schemas"]["DigitalOrderRefusalError"];
        };
        /**
         * @description digital-translation-failed-not-deletable: it failed, and only its message is shown
         * @enum {string}
         */
        DigitalOrderArchiveRefusalKey: "digital-translation-failed-not-deletable";
        /** @description The translation stays on the list */
        DigitalOrderArchiveRefusal: {
            error: components["schemas"]["DigitalOrderArchiveRefusalKey"];
        };
        /** @description Whether the free translation from Chinese was granted */
        ChineseTrialClaim: {
            /** @description Whether it was granted now. False where the person has had it or the site does not translate from Chinese */
            eligible: boolean;
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
            /** @description The captcha's proof; null if none is asked for */
            captchaResponse: string | null;
        };
        /** @description An assessment that was started */
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
        /** @description The reason, with the parameters of its message */
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
        /**
         * @description One of the kinds that errors are counted by
         * @enum {string}
         */
        ErrorKind: "consistencySpellingTypos" | "grammarMechanics" | "phrasing" | "punctuation" | "wordChoice";
        /** @description An error in a sentence of the manuscript, with its correction. The sentence is the text before, the wrong run and the text after. */
        ErrorExample: {
            kind: components["schemas"]["ErrorKind"];
            /** @description The sentence up to the error */
            before: string;
            /** @description The run to replace */
            wrong: string;
            /** @description What replaces it; empty where the run is to be deleted */
            correction: string;
            /** @description The rest of the sentence */
            after: string;
        };
        /** @description What Grammar Check found in one manuscript */
        LanguageAssessment: {
            identity: components["schemas"]["Identity"];
            /** @description Name of the manuscript's file */
            name: string;
            fileIdentity: components["schemas"]["Identity"];
            /**
             * Format: date-time
             * @description When the file was submitted
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
            /** @description Errors in sentences of the manuscript, of the most frequent kinds; only for its owner, and deleted with the assessment. Absent until the errors are counted, and in reports from before there were examples. */
            errorExamples?: components["schemas"]["ErrorExample"][];
            /** @description Whether there was too little English to count */
            errorCountSkipped: boolean;
            /** @description Whether the errors are being counted */
            errorCountProcessing: boolean;
            /** @description Whether the errors could not be counted */
            errorCountFailed: boolean;
            /** @description Language that most of the manuscript is written in (ISO 639-1), or mis for one that is not English and not known; null until the score is done and where it cannot be told */
            language: string | null;
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
            /** @description The assessments of this page, or those requested by identity */
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
        /** @description An error in a sentence of the manuscript. The sentence is the text before, the wrong run and the text after. */
        AssessmentError: {
            kind: components["schemas"]["ErrorKind"];
            /** @description The sentence up to the error */
            before: string;
            /** @description The run that is wrong */
            wrong: string;
            /** @description What replaces it; empty where the run is to be deleted and null where nothing is suggested */
            correction: string | null;
            /** @description The rest of the sentence */
            after: string;
        };
        /** @description The errors of one manuscript */
        AssessmentErrors: {
            /** @description In the order of the text */
            errors: components["schemas"]["AssessmentError"][];
        };
        /** @description A payment that a bank is to bring */
        PendingInvoicePayment: {
            /** @description Code of its receipt */
            receiptCode: string;
            /**
             * Format: uri-reference
             * @description Where the bank slip can be had; null for other payment methods
             */
            boletoUrl: string | null;
            /** @description Numbers of the invoices that it pays; empty for a prepayment */
            invoiceNumbers: string[];
        };
        /** @description What the accounts keep beside an invoice */
        InvoiceFields: {
            /** @description What was ordered; null for older invoices */
            Submission: string | null;
        };
        /** @description The statement that what was ordered was delivered */
        StatementOfDelivery: {
            /**
             * @description none: not asked for · pending: being written · ready: can be downloaded
             * @enum {string}
             */
            status: "none" | "pending" | "ready";
        };
        /** @description What one payment brought to the invoice from one source: a prepayment, credits or money */
        InvoicePayment: {
            /** @description By which its receipt is asked for; each part has its own */
            id: string;
            /** @description What it brought in the currency of the invoice */
            amount: components["schemas"]["Amount"];
            /**
             * Format: date-time
             * @description When it arrived
             */
            date: string;
            /** @description The prepayment it was taken from; null for other money */
            retainerinvoice_id: string | null;
            /** @description The number that is printed on its receipt; each part has its own */
            receiptNumber?: string;
            /** @description Receipt code of the payment; the same for all of its parts */
            receiptCode?: string;
        };
        /** @description An invoice. Amounts are in its own currency; times exchangeRate they are US dollars */
        Invoice: {
            /** @description The invoice number */
            invoiceNumber: string;
            /**
             * Format: date-time
             * @description When it was made
             */
            transactionDate: string;
            /** @description What is left to pay */
            balance: components["schemas"]["Amount"];
            /** @description What it asks for */
            totalAmount: components["schemas"]["Amount"];
            /** @description US dollars for one unit of its currency */
            exchangeRate: number;
            currency: components["schemas"]["Currency"];
            /** @description The site that made it */
            localization: components["schemas"]["LocalizationCode"];
            customFields: components["schemas"]["InvoiceFields"];
            /** @description Whether the service means to give up what is left of it */
            pendingWriteoff: boolean;
            /**
             * Format: uri-reference
             * @description Where its bank slip can be had; null if none is open
             */
            boletoUrl: string | null;
            pendingPayment: components["schemas"]["PaymentOnItsWay"];
            statementOfDelivery: components["schemas"]["StatementOfDelivery"];
            /** @description What was paid of it, the first first */
            payments: components["schemas"]["InvoicePayment"][];
            /** @description The Chinese tax invoice made for it; null if there is none */
            fapiao: components["schemas"]["Fapiao"] | null;
        };
        /** @description The person's invoices, credits and prepayments */
        InvoiceLoad: {
            /** @description Payments that a bank is to bring and that have not arrived, the newest first */
            pendingPayments: components["schemas"]["PendingInvoicePayment"][];
            /** @description All invoices, the newest first */
            invoices: components["schemas"]["Invoice"][];
            /** @description Invoices with an open balance that are not written off, in the person's currency */
            unpaidInvoices: components["schemas"]["UnpaidInvoice"][];
            /** @description Money that the service owes the person */
            credits: components["schemas"]["Credit"][];
            /** @description The currency that amounts are shown in */
            currency: components["schemas"]["Currency"];
            /** @description Payment methods available to the person for invoices */
            paymentMethods: components["schemas"]["PaymentMethod"][];
            /** @description What all credits that can be used are worth in US dollars */
            usdCredits: components["schemas"]["Amount"];
            /** @description Money paid in advance */
            prepayments: components["schemas"]["Prepayment"][];
            /** @description Whether the person may pay by voucher */
            voucherAvailable: boolean;
        };
        /** @description Pays open invoices together */
        InvoicePayOff: {
            /** @description The invoices that are paid off by their numbers */
            payoffReceiptCodes: string[];
        } & (components["schemas"]["PaymentFields"] & components["schemas"]["PaymentByMethod"]);
        /** @description Pays in advance, or an open invoice of a prepayment */
        PrepaymentPayment: {
            /** @description The prepayment invoice that is paid; left out for a new prepayment */
            retainerInvoiceNumber?: string;
        } & (WithRequired<components["schemas"]["PaymentFields"], "amount"> & components["schemas"]["PaymentByMethod"]);
        /**
         * @description Paddle: the company that sells the digital services
         * @enum {string}
         */
        FapiaoContext: "Paddle";
        /** @description A service type of fapiaos */
        FapiaoService: {
            serviceType: components["schemas"]["FapiaoServiceKey"];
            /** @description In the words of the tax office */
            serviceTypeName: string;
        };
        /** @description The fapiaos of a person, and what the form needs for another */
        FapiaoList: {
            /** @description The newest first */
            fapiaos: components["schemas"]["Fapiao"][];
            /** @description What a fapiao can be made for */
            serviceTypes: components["schemas"]["FapiaoService"][];
        };
        /** @description The form that asks for a fapiao. Lengths and characters of its texts are judged by the refusals */
        FapiaoCreation: {
            /** @description The payment it is for */
            paymentId: string;
            /** @description The receipt of that payment where the form knows it */
            receiptCode?: string | null;
            /**
             * @description Special ones let the buyer deduct the tax
             * @enum {string}
             */
            type: "general" | "special";
            serviceType: components["schemas"]["FapiaoServiceKey"];
            /** @description The buyer in at most 100 characters without Latin letters */
            organizationName: string;
            /** @description 6 to 20 digits or capital letters; needed for a special one */
            taxpayerNumber?: string | null;
            /** @description Where it is sent */
            contactEmail: string;
            /** @description A mobile number of at most 15 characters; needed for a special one */
            contactPhone?: string | null;
            /** @description Where a printed one goes; null or missing where none is sent */
            shippingAddress?: components["schemas"]["Address"] | null;
        };
        /** @description The fapiao as it is now */
        FapiaoAnswer: {
            fapiao: components["schemas"]["Fapiao"];
        };
        /**
         * @description fapiao-organization-name-error: the name is empty, too long or has Latin letters ·
         *     fapiao-taxpayer-number-error: the number is missing for a special one, or is not 6 to 20 digits and capital letters ·
         *     emailAddressInvalidFormat: the e-mail address is not one ·
         *     phone-number-too-long: more than 15 characters ·
         *     fapiao-phone-required: a special one needs a mobile number ·
         *     fapiao-not-available: this site makes none after payment ·
         *     fapiao-other-localization: the payment belongs to another site ·
         *     fapiao-paid-in-advance: it was paid from a prepayment, which has a fapiao of its own ·
         *     fapiao-already-requested: the payment has one
         * @enum {string}
         */
        FapiaoRefusalKey: "fapiao-organization-name-error" | "fapiao-taxpayer-number-error" | "emailAddressInvalidFormat" | "phone-number-too-long" | "fapiao-phone-required" | "fapiao-not-available" | "fapiao-other-localization" | "fapiao-paid-in-advance" | "fapiao-already-requested";
        /** @description No fapiao was requested */
        FapiaoRefusal: {
            error: components["schemas"]["FapiaoRefusalKey"];
        };
        /** @description An institution as the tax office knows it */
        FapiaoOrganization: {
            /** @description Its full name */
            organizationName: string;
            /** @description Its number */
            taxpayerNumber: string;
        };
        /** @description Institutions that were found */
        FapiaoOrganizations: {
            /** @description Those whose names begin with what was typed come first */
            organizations: components["schemas"]["FapiaoOrganization"][];
        };
        /**
         * @description fapiao-cancel-not-completed: it is not issued yet ·
         *     fapiao-cancel-window-over: its payment is more than one year old ·
         *     fapiao-already-cancelled: it is cancelled
         * @enum {string}
         */
        FapiaoCancelRefusalKey: "fapiao-cancel-not-completed" | "fapiao-cancel-window-over" | "fapiao-already-cancelled";
        /** @description The fapiao stays as it is */
        FapiaoCancelRefusal: {
            error: components["schemas"]["FapiaoCancelRefusalKey"];
        };
        /** @description A level of the rewards programme */
        LoyaltyLevel: {
            identity: components["schemas"]["Identity"];
            /**
             * @description Its name, which the application translates
             * @enum {string}
             */
            name: "welcome" | "premier" | "elite";
            /** @description Points from which it is reached */
            minimumPointsNeeded: number;
        };
        /** @description What a code takes off an order */
        PromotionDiscount: {
            /** @description Per cent, or an amount in the currency of the person or the order form */
            amount: number;
            /** @description The same as it is shown */
            displayableAmount: string;
        };
        /** @description A promotional code that makes an order cheaper, as the order form and the pages of promotions and rewards list it */
        PromotionalCodeBenefit: {
            /** @description What to type in the order form */
            code: string;
            /** @description What it is for in English */
            name: string;
            discount: components["schemas"]["PromotionDiscount"];
            /**
             * Format: date-time
             * @description When it ends; null if it does not
             */
            endDate: string | null;
            /** @description Whether the person has used it */
            used: boolean;
            /** @description Whether it is highlighted */
            highlighted: boolean;
        };
        /** @description Level, promotions and earned codes of a person */
        Loyalty: {
            /** @description The level that the person has reached; null without rewards */
            userLoyaltyLevel: components["schemas"]["LoyaltyLevel"] | null;
            /** @description The lowest level above that one; null on the highest and without rewards */
            nextLoyaltyLevel: components["schemas"]["LoyaltyLevel"] | null;
            /** @description Points to date */
            totalRewardPoints: number;
            /** @description Points that the next level still asks for; 0 where there is none */
            pointsToNextLevel: number;
            /** @description Promotions that are open to everybody now */
            promotionalCodeBenefits: components["schemas"]["PromotionalCodeBenefit"][];
            /** @description Codes of the person's own that are used or can be used */
            earnedPromotionalCodeBenefits: components["schemas"]["PromotionalCodeBenefit"][];
        };
        /** @description The levels and the person's progress */
        LoyaltyLevels: {
            /** @description The level that the person has reached; null without rewards */
            userLoyaltyLevel: components["schemas"]["LoyaltyLevel"] | null;
            /** @description All levels, the lowest first */
            loyaltyLevels: components["schemas"]["LoyaltyLevel"][];
        };
        /** @description Points that were given at one time */
        RewardHistoryEntry: {
            /** @description What they were given for in English */
            name: string;
            /** @description How many */
            points: number;
            /**
             * Format: date-time
             * @description When
             */
            date: string;
            /** @description The sum up to and with this entry */
            pointsToDate: number;
        };
        /** @description One page of the history of points */
        RewardHistory: {
            /** @description The entries of this page, the newest first */
            rewardHistory: components["schemas"]["RewardHistoryEntry"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description How many people were referred */
        ReferralRewards: {
            /** @description People to whom an invitation was sent */
            numberOfReferralsSent: number;
        };
        /** @description What referrals have earned */
        ReferralTotalCredits: {
            /** @description In US dollars */
            totalEarnedCredits: components["schemas"]["Amount"];
        };
        /** @description What a person says of the service */
        TestimonialForm: {
            /** @description The text */
            testimonial: string;
            /**
             * Format: binary
             * @description A photo of the person (at most one; an empty file is none)
             */
            testimonialFiles?: Blob;
        };
        /** @description The testimonial was taken */
        TestimonialTaken: {
            /** @description True in every answer */
            submittedTestimonial: boolean;
        };
        /**
         * @description testimonial-empty: there is no text ·
         *     testimonial-photo-type-not-allowed: the file is not a picture ·
         *     testimonial-photo-too-large: the picture has more than 10 MB
         * @enum {string}
         */
        TestimonialRefusalKey: "testimonial-empty" | "testimonial-photo-type-not-allowed" | "testimonial-photo-too-large";
        /** @description The testimonial was not taken */
        TestimonialRefusal: {
            error: components["schemas"]["TestimonialRefusalKey"];
        };
        /** @description The account that cards are charged for in one currency */
        MerchantAccount: {
            currency: components["schemas"]["CurrencyCode"];
            /** @description The card provider's name of the account */
            merchantAccountId: string;
        };
        /** @description One of the choices of an order fapiao */
        FapiaoChoice: {
            /** @description What is sent */
            id: string;
            /** @description Its English name; shown only where the application has no word for the id */
            name: string;
        };
        /** @description A voucher that an institution handed out; it pays one order whole */
        Voucher: {
            /** @description What the person types */
            code: string;
            /** @description Who pays */
            institution: string;
            /**
             * Format: date-time
             * @description When it ends
             */
            expiresAt: string;
        };
        /** @description What can be chosen in a payment form */
        PaymentData: {
            /** @description The card entered in the Brazilian frame; null since only the frame hands it over */
            allpagoCheckoutId: string | null;
            /** @description The accounts that cards are charged for */
            braintreeMerchantAccounts: components["schemas"]["MerchantAccount"][];
            /** @description The countries of addresses by their English names */
            countries: components["schemas"]["Country"][];
            /** @description The currencies that can be chosen */
            currencies: components["schemas"]["Currency"][];
            /** @description When a fapiao of an order can be had */
            fapiaoDeliveryTimelines: components["schemas"]["FapiaoChoice"][];
            /** @description The kinds of fapiao of an order */
            fapiaoTypes: components["schemas"]["FapiaoChoice"][];
            /** @description All payment methods available to the person; a purchase may exclude some */
            paymentMethods: components["schemas"]["PaymentMethod"][];
            /** @description The promotional code of the order form in progress; null if none */
            promotionalCode: string | null;
            /** @description What can be paid off by the numbers of the open invoices */
            receiptCodes: string[];
            /** @description The person's saved addresses */
            userAddresses: components["schemas"]["Address"][];
            /** @description The country of the person; null if unknown */
            userCountry: components["schemas"]["Country"] | null;
            /** @description The voucher of the order form in progress; null if none */
            validVoucher: components["schemas"]["Voucher"] | null;
        };
        /** @description What the payment page needs */
        PaymentLoad: {
            /** @description The person as loadUser answers; null for a visitor who is not signed in */
            user: components["schemas"]["User"] | null;
            payment: components["schemas"]["PaymentData"];
        };
        /** @description The currencies that can be chosen */
        PaymentCurrencies: {
            /** @description The currencies by their codes; without CNY for visitors who are not signed in */
            currencies: components["schemas"]["Currency"][];
        };
        /** @description What the card provider's own library is started with */
        CardClientToken: {
            /** @description The provider's token in base64 */
            clientToken: string;
        };
        /** @description What has become of a payment */
        PaymentStatus: {
            /** @description Its receipt */
            receiptCode: string;
            /** @description Number of the order that it pays, which exists once the payment is approved or a bank is to bring it; null if it pays no order form */
            externalId: string | null;
            /** @description Number of the prepayment that it pays; null for other purposes */
            retainerInvoiceNumber: string | null;
            /** @description Numbers of the invoices that it pays; that of an order exists once the order does */
            invoiceNumbers: string[];
            /**
             * Format: uri-reference
             * @description Where the bank slip can be had as long as it is to be paid
             */
            boletoUrl: string | null;
            /** @description Number of the payer's purchase order, for bank transfer; null if none was given */
            purchaseOrderNumber: string | null;
            /**
             * Format: date-time
             * @description Until when an open payment is waited for, such as a bank slip that is to be paid; null if it has ended
             */
            dueAt: string | null;
            /**
             * @description open: waits for an external page or a bank · approved: the money is there · declined: it was refused · expired: it was not paid in time
             * @enum {string}
             */
            status: "open" | "approved" | "declined" | "expired";
            paymentMethodId: components["schemas"]["PaymentMethodId"];
            /** @description What is charged by this method */
            amount: components["schemas"]["Amount"];
            /** @description The currency that is charged; of a card the one that was chosen for it */
            currency: components["schemas"]["CurrencyCode"];
        };
        /** @description A code as typed; case and blanks around it do not matter. A code has a letter or a digit and no slash. */
        TypedCode: string;
        /** @description The voucher can be used */
        VoucherFound: {
            voucher: components["schemas"]["Voucher"];
        };
        /**
         * @description voucher-not-found: there is no such voucher · voucher-used: it has paid an order already · voucher-expired: its last day is
         *     over · voucher-not-available: this person does not pay by voucher, or staff order multimedia for them
         * @enum {string}
         */
        VoucherRefusalKey: "voucher-not-found" | "voucher-used" | "voucher-expired" | "voucher-not-available";
        /** @description The voucher cannot be used */
        VoucherRefusal: {
            error: components["schemas"]["VoucherRefusalKey"];
        };
        /** @description A parameter of a campaign */
        CampaignValue: string;
        /** @description A message beside the form */
        OrderFormMessage: {
            /**
             * @description previous-submission-continued: an order form that was started earlier is continued; it can be cleared to start over ·
             *     service-not-offered: a service of the order that this is another round of is no longer sold, and none is chosen yet ·
             *     revenue-share-greeting: the person came by the link of a partner · promotional-code-greeting: the code of the
             *     address counts for this order · promotional-code-not-valid: it is unknown, over or used
             * @enum {string}
             */
            key: "previous-submission-continued" | "service-not-offered" | "revenue-share-greeting" | "promotional-code-greeting" | "promotional-code-not-valid";
            /**
             * @description How it is shown
             * @enum {string}
             */
            type: "warning" | "info";
        };
        /** @description The state of loading and saving; the server always answers with an idle state */
        OrderFormStatus: {
            /** @description Whether an operation is in progress */
            busy: boolean;
            /** @description Whether the form is being saved */
            saving: boolean;
            /** @description True in every answer */
            loaded: boolean;
            /** @description Whether the form is being fetched */
            fetching: boolean;
            /** @description Whether a discount is being changed */
            orderFormDiscountUpdating: boolean;
        };
        /** @description A field of research. Only those of the third level can be chosen */
        AreaOfStudy: {
            /** @description The server's number of it (494 is Undetermined) */
            id: number;
            /** @description English name; shown only where the application has no word for the id */
            name: string;
            /** @description The area it belongs to; null for those of the first level */
            parent: number | null;
        };
        /**
         * @description editing, translation and rework work on the text · multimedia makes videos and pictures · additional is added to a
         *     manuscript · concierge is made to order and answered with a quote
         * @enum {string}
         */
        ServiceClass: "editing" | "translation" | "rework" | "multimedia" | "additional" | "concierge";
        /** @description A range of word counts with both ends */
        WordRange: {
            /** @description Fewest words */
            min: number;
            /** @description Most words; null if there is no end */
            max: number | null;
        };
        /** @description One option of the order form for a service. What was ordered of it is an OrderedServiceOption of the order, whose field has the same name. The price is in the currency of the order form */
        FormServiceOption: {
            serviceIdentity: components["schemas"]["Identity"];
            /** @description English name of the option */
            name: string;
            /** @description What it costs; null if a quote is needed */
            price: number | null;
            /**
             * Format: date-time
             * @description When it would be due; null if that is agreed on
             */
            deadline: string | null;
            /** @description Whether it is rush delivery */
            rush: boolean;
            deliveryTier: components["schemas"]["DeliveryTier"];
            /** @description How many figures it is for; null if it is not for figures */
            figureCount: number | null;
            /** @description How many tables it is for; null if it is not for tables */
            tableCount: number | null;
            /** @description The lengths it is for; null if the length does not matter */
            wordCount: components["schemas"]["WordRange"] | null;
            /** @description Working days that it takes; null if that is agreed on */
            timeline: number | null;
        };
        /** @description What is chosen of a service */
        ServiceSelection: {
            serviceIdentity: components["schemas"]["Identity"];
            /** @description How many figures or tables; 1 if it is not counted */
            quantity: number;
            deliveryTier: components["schemas"]["DeliveryTier"];
        };
        /** @description A service as the order form offers it */
        FormService: {
            identity: components["schemas"]["Identity"];
            /** @description English name; shown only where the application has no word for the identity */
            name: string;
            type: components["schemas"]["ServiceClass"];
            /** @description Whether it stands in front */
            featured: boolean;
            /** @description Whether it is the one that is recommended */
            recommended: boolean;
            /** @description Which class it is recommended in; null if it is not recommended */
            recommendedServiceClass: string | null;
            /** @description Its purchase options for this order; the cheapest first. While the word count is not known, the one for the shortest texts, which costs the least */
            serviceOptions: components["schemas"]["FormServiceOption"][];
            /** @description Whether its price follows a number of figures or tables */
            optionsDeterminedByCount: boolean;
            /** @description What is chosen of it; null if it is not chosen */
            selection: components["schemas"]["ServiceSelection"] | null;
            /** @description Whether it cannot be chosen for this order */
            disabled: boolean;
            /** @description How visitor statistics call it */
            dataTrack: string;
            /** @description The service description that explains it */
            modalID: string;
            /** @description Whether it may be taken out again */
            canBeRemovedFromOrder: boolean;
        };
        /**
         * @description The main service of a bundle
         * @enum {string}
         */
        BundleName: "premium" | "standard" | "scientific" | "vip" | "journal-recommendation" | "manuscript-formatting" | "presubmission-review" | "table-formatting" | "chinese" | "portuguese" | "spanish";
        /** @description A service inside a bundle */
        BundledService: {
            id: components["schemas"]["Identity"];
            /** @description Its purchase options for this order */
            options: components["schemas"]["FormServiceOption"][];
        };
        /** @description What is taken off when services of a bundle are bought together */
        BundleDiscount: {
            /** @description Per cent of the sum of the options that are neither rush nor express */
            percent: number;
            /** @description The amount with the sign of its currency */
            displayableAmount: string;
        };
        /** @description Services that are sold together */
        ServiceBundle: {
            id: components["schemas"]["Identity"];
            name: components["schemas"]["BundleName"];
            primaryService: components["schemas"]["BundledService"];
            /** @description English name of the main service */
            primaryServiceName: string;
            /** @description What can be added to the main service */
            services: components["schemas"]["BundledService"][];
            /** @description When the bundle would be due, by delivery tier; a tier that is not offered is missing */
            deadlines: {
                [key: string]: string;
            };
            discount: components["schemas"]["BundleDiscount"];
            /** @description Explanations that belong to it, by their modal ids */
            learnMoreTerms: string[];
        };
        /**
         * @description get-started: goal, files, word count · rework-get-started: the same for a rework · manuscript-services: editing,
         *     translation or rework · multimedia-services: videos and the like · additional-services: figures, tables and other
         *     additions · service-bundles: services sold together · details: title, area, journal, files · duplicate-order: the title
         *     was ordered before · payment-details: paying · price-quote-completed: the quote is made. It is the last step of a price
         *     quote until that becomes an order, and stands before the details of any other order that a quote was made of
         * @enum {string}
         */
        StepName: "get-started" | "rework-get-started" | "manuscript-services" | "multimedia-services" | "additional-services" | "service-bundles" | "details" | "duplicate-order" | "payment-details" | "price-quote-completed";
        /**
         * @description editing: a manuscript in English is edited · translation: a manuscript is translated into English ·
         *     figures-only: figures and tables are formatted · multimedia: videos and illustrations are made ·
         *     price-quote: the price is wanted first · rework: a second round on an order that was done
         * @enum {string}
         */
        GoalName: "editing" | "translation" | "figures-only" | "multimedia" | "price-quote" | "rework";
        /** @description What a person can want */
        CustomerGoal: {
            name: components["schemas"]["GoalName"];
            /** @description Whether prices follow the word count */
            requiresWordCount: boolean;
            /** @description Preselected dialect; null if the style of English is not asked for */
            englishStyleDefault: components["schemas"]["StyleOfEnglish"] | null;
        };
        /** @description A language that manuscripts are taken in */
        ManuscriptLanguage: {
            /** @description The server's number of it (1 is English, 2 Chinese) */
            id: number;
            /** @description English name; shown only where the application has no word for the id */
            name: string;
        };
        /**
         * @description What a discount comes from; only a promotional code can be removed by the person
         * @enum {string}
         */
        DiscountType: "Re-edit discount" | "Preferred group discount" | "Promotional Code" | "Service discount";
        /** @description A discount */
        Discount: {
            id: components["schemas"]["Identity"];
            type: components["schemas"]["DiscountType"];
            /** @description The code that brought it; null if it needs none */
            code: string | null;
            /** @description What it is for in English */
            description: string;
            /** @description Whether the amount is in per cent */
            percentBased: boolean;
            /** @description Per cent, or an amount in the currency of the order form */
            amount: number;
            /** @description The part of the price that it is reckoned from, such as the sum of the services that a code is for */
            baseAmount: number;
            /** @description What it takes off, or would take off if no better discount counted; 0 where it does not fit what is chosen */
            potentialAmount: number;
            /** @description What it takes off this order */
            appliedAmount: number;
            /** @description Id of the discount that counts instead because it takes off as much or more; null if it counts itself or does not fit */
            supersededBy: string | null;
            /**
             * Format: date-time
             * @description When it ends; null if it does not
             */
            endDate: string | null;
            /** @description Whether it counts for this order */
            applied: boolean;
            /** @description Whether it is being changed; false in every answer */
            busy: boolean;
        };
        /** @description A file of the order form */
        FormFile: {
            identity: components["schemas"]["Identity"];
            /** @description Its name */
            name: string;
        };
        /** @description When a price quote was made, and what it promises */
        PriceQuote: {
            /**
             * Format: date-time
             * @description When it was made
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Until when its prices hold
             */
            validUntil: string;
            /** @description The sum of its services less discounts; a voucher is no discount */
            totalPrice: components["schemas"]["Amount"];
            /**
             * Format: date-time
             * @description When an order placed at that time would be due; null if that is agreed on
             */
            deadline: string | null;
        };
        /** @description The target journal */
        FormJournal: {
            /** @description Its title */
            name: string;
            /** @description Its website; null if none was given */
            url: string | null;
            /** @description Whether it is complete enough for the services that ask for it */
            valid: boolean;
        };
        /** @description What one service costs */
        LineItem: {
            serviceIdentity: components["schemas"]["Identity"];
            /** @description English name; shown only where the application has no word for the identity */
            name: string;
            /** @description Before discounts */
            listPrice: components["schemas"]["Amount"];
            /** @description The discount */
            discountAmount: components["schemas"]["Amount"];
            /** @description What is left to pay for it */
            totalPrice: components["schemas"]["Amount"];
        };
        /** @description The files of the order form by what they are */
        FormManuscripts: {
            /** @description The manuscript itself */
            main: components["schemas"]["FormFile"][];
            /** @description What explains the manuscript */
            mainReference: components["schemas"]["FormFile"][];
            /** @description Figures to format */
            figures: components["schemas"]["FormFile"][];
            /** @description What explains the figures */
            figureReference: components["schemas"]["FormFile"][];
            /** @description Tables to format */
            tables: components["schemas"]["FormFile"][];
            /** @description What explains the tables */
            tableReference: components["schemas"]["FormFile"][];
        };
        /** @description The order that another round goes back to */
        OriginalOrder: {
            /** @description Its number */
            externalId: string;
            /** @description Its title */
            title: string;
        };
        /** @description A service of this order */
        ChosenService: {
            identity: components["schemas"]["Identity"];
            /** @description English name; shown only where the application has no word for the identity */
            name: string;
            deliveryTier: components["schemas"]["DeliveryTier"];
            /** @description Whether it is delivered as rush */
            rush: boolean;
        };
        /** @description The answer to one bundle question */
        BundleAnswer: {
            /** @description The question */
            id: string;
            /** @description Ids of the choices; the number; the journal; or true and false for a toggle */
            values: string[];
        };
        /** @description What the person wants of bundles */
        BundleChoice: {
            /** @description Whether the person asked for help with the choice */
            interested: boolean;
            /** @description The chosen bundle; null if none is chosen */
            id: string | null;
            /** @description What was answered to the bundle questions; empty before they are answered */
            answers: components["schemas"]["BundleAnswer"][];
        };
        /** @description An option */
        BundleQuestionChoice: {
            id: components["schemas"]["Identity"];
            /** @description The choice in English */
            term: string;
        };
        /** @description A question that helps to find a bundle */
        BundleQuestion: {
            id: components["schemas"]["Identity"];
            /** @description The question in English */
            term: string;
            /**
             * @description How it is answered
             * @enum {string}
             */
            type: "multiple-choice" | "journal-select" | "int" | "toggle";
            /** @description What can be chosen; empty if it is not a choice */
            choices: components["schemas"]["BundleQuestionChoice"][];
            /** @description Questions that a toggle opens when it is on; empty for all other questions */
            followUpQuestionIdentities: components["schemas"]["Identity"][];
        };
        /** @description One step of the form */
        OrderFormStep: {
            name: components["schemas"]["StepName"];
            /**
             * Format: uri-reference
             * @description Path of its screen without the language
             */
            url: string;
        };
        /** @description The form's position. Only the current step and those before it may be opened */
        OrderFormSteps: {
            current: components["schemas"]["OrderFormStep"];
            /** @description The step to go back to; null at the first one */
            previous: components["schemas"]["OrderFormStep"] | null;
            /** @description The step that follows; null at the last one */
            next: components["schemas"]["OrderFormStep"] | null;
            /** @description All steps for the goal in their order */
            list: components["schemas"]["OrderFormStep"][];
        };
        /** @description A voucher that is on the order */
        AppliedVoucher: {
            /** @description What the person typed */
            code: string;
            /** @description Who pays */
            institution: string;
            /**
             * Format: date-time
             * @description When it ends
             */
            expiresAt: string;
            /** @description What it pays of this order */
            appliedAmount: components["schemas"]["Amount"];
        };
        /** @description An order in preparation. Price and deadline are computed anew in each answer */
        OrderForm: {
            identity: components["schemas"]["Identity"];
            status: components["schemas"]["OrderFormStatus"];
            /** @description Whether an administrator began it so that more options are shown */
            adminCreated: boolean;
            /** @description What was answered to the questions of the services */
            answers: components["schemas"]["ServiceAnswer"][];
            /** @description The chosen area of study; null until one is chosen */
            areaOfStudyId: number | null;
            /** @description The area predicted from title and text; null if undetermined */
            areaOfStudyPrediction: components["schemas"]["AreaOfStudy"] | null;
            /** @description Promotional codes that the person could use on this order */
            applicablePromotionalCodeBenefits: components["schemas"]["PromotionalCodeBenefit"][];
            /** @description Services that are made to order and answered with a quote */
            availableConciergeServices: components["schemas"]["FormService"][];
            /** @description Services that fit the goal, the language and the word count */
            availableServices: components["schemas"]["FormService"][];
            /** @description Bundles that fit the answers to the bundle questions; empty before they are answered */
            availableServiceBundles: components["schemas"]["ServiceBundle"][];
            /** @description Words that were counted in the main files; null if they cannot be counted or are not yet */
            calculatedWordCount: number | null;
            /** @description The currency of every amount here */
            currency: components["schemas"]["Currency"];
            currentStep: components["schemas"]["StepName"];
            /** @description What the person wants; null until it is said */
            customerGoal: components["schemas"]["CustomerGoal"] | null;
            /** @description What can be wanted here */
            customerGoals: components["schemas"]["CustomerGoal"][];
            /**
             * Format: date-time
             * @description When the order would be due with all that is chosen; null until a service is chosen
             */
            deadline: string | null;
            /** @description When work that takes so many working days would be due, by the number of days */
            deadlines: {
                [key: string]: string;
            };
            /** @description Whether the person wants neither editing nor rework */
            declineEditingServices: boolean;
            /**
             * Format: date-time
             * @description When the chosen services would be due without haste; null until one is chosen
             */
            nonRushDeadline: string | null;
            /**
             * Format: date-time
             * @description When they would be due as rush; null if rush is not offered
             */
            rushDeadline: string | null;
            /**
             * Format: date-time
             * @description When they would be due as express; null if express is not offered
             */
            expressDeadline: string | null;
            /** @description What rush costs more; null if it is not offered */
            rushPriceDifference: number | null;
            /** @description What express costs more; null if it is not offered */
            expressPriceDifference: number | null;
            /** @description What rush adds to the total after all discounts and the voucher; null if it is not offered */
            rushTotalDifference: number | null;
            /** @description What express adds to the total after all discounts and the voucher; null if it is not offered */
            expressTotalDifference: number | null;
            /** @description Whether the difference for rush is lowered */
            rushDiscountEligible: boolean;
            /** @description By how many per cent it is lowered */
            rushDiscountPercent: number;
            /** @description The language that the main files are written in; null if unknown or not yet */
            detectedLanguageId: number | null;
            /** @description The language that the person stated or confirmed; null until then */
            manuscriptLanguageId: number | null;
            /** @description Languages that manuscripts are taken in */
            manuscriptLanguages: components["schemas"]["ManuscriptLanguage"][];
            /** @description Discounts on this order */
            discounts: components["schemas"]["Discount"][];
            /** @description The files that the summary names */
            displayedManuscripts: components["schemas"]["FormFile"][];
            /** @description An earlier order with the same title; null if there is none */
            duplicateOrder: components["schemas"]["DuplicateOrder"] | null;
            /** @description Number of the price quote; null if none was made */
            estimateId: string | null;
            /** @description What the price quote says as a whole; null if none was made. Its services and discounts are those of the order form when it was made */
            priceQuote: components["schemas"]["PriceQuote"] | null;
            /** @description Whether the details ask for the target journal */
            showJournalDetailsInput: boolean;
            /** @description Whether journals will be recommended */
            hasJournalRec: boolean;
            /** @description Whether scientific editing is chosen */
            hasScientificEditing: boolean;
            /** @description Whether a target journal is named */
            hasTargetJournal: boolean;
            /** @description Whether a translation is chosen */
            hasTranslation: boolean;
            /** @description Holidays of the coming months */
            holidays: string[];
            /** @description The target journal; null until it is named */
            journal: components["schemas"]["FormJournal"] | null;
            /** @description What each chosen service costs; they add up to the total */
            lineItems: components["schemas"]["LineItem"][];
            manuscripts: components["schemas"]["FormManuscripts"];
            /** @description Whether the chosen service is not sold for this word count */
            noServiceOption: boolean;
            /** @description The original order of a rework or re-edit; null for any other order form */
            originalOrder: components["schemas"]["OriginalOrder"] | null;
            /** @description Whether the text is too long to be ordered without support */
            veryLongWordCount: boolean;
            /** @description Authors of the manuscript; null until they are given */
            projectAuthors: string | null;
            /** @description Title of the manuscript; null until it is given */
            projectTitle: string | null;
            /** @description Code of the receipt; null until something was paid */
            receiptCode: string | null;
            /** @description Who is to be invited once the order is made */
            referralEmails: string[];
            /** @description Whether the customer is notified about an order created by an administrator; null until decided */
            requireCustomerNotification: boolean | null;
            /** @description Whether no invoice is made for an order of an administrator; null until it is said */
            suppressInvoiceCreation: boolean | null;
            /** @description What is chosen of each service */
            selections: components["schemas"]["ServiceSelection"][];
            /** @description The services that are chosen */
            services: components["schemas"]["ChosenService"][];
            serviceBundle: components["schemas"]["BundleChoice"];
            /** @description What is asked before bundles are shown */
            serviceBundleQuestions: components["schemas"]["BundleQuestion"][];
            steps: components["schemas"]["OrderFormSteps"];
            /** @description Dialect to edit to; null until it is chosen */
            styleOfEnglish: components["schemas"]["StyleOfEnglish"] | null;
            /** @description What is to be paid: the sum of the line items less what the voucher pays */
            totalPrice: components["schemas"]["Amount"];
            /** @description Whether the files come after the order */
            uploadFilesLater: boolean;
            /** @description Which order form this is */
            version: string;
            /** @description The voucher that pays the order; null if none is applied, or it can no longer be used */
            voucher: components["schemas"]["AppliedVoucher"] | null;
            /** @description The word count that prices follow; null until it is stated or confirmed */
            wordCount: number | null;
            /** @description Whether the stated word count lies in another price range than the counted one */
            wordBinMismatch: boolean;
        };
        /** @description An explanation that opens in a window of its own */
        ServiceDescription: {
            /** @description By which a screen opens it */
            modalID: string;
            /** @description Its heading in English */
            modalTitle: string;
            /** @description What it says in English */
            modalDescription: string;
            /**
             * Format: uri-reference
             * @description Where more can be read; absent where there is nothing more
             */
            modalLink?: string;
        };
        /** @description The order form with what there is to tell */
        OrderFormLoad: {
            /** @description What to tell the person */
            messages: components["schemas"]["OrderFormMessage"][];
            orderForm: components["schemas"]["OrderForm"];
            /** @description Explanations of services and their parts, by their modal ids */
            serviceDescriptions: components["schemas"]["ServiceDescription"][];
        };
        /** @description The order form is no more, since it became an order */
        OrderFormOrdered: {
            /**
             * @description It was paid
             * @enum {string}
             */
            error: "order-form-ordered";
            /** @description The number of the order (externalId) */
            jsonEncodedParams: components["schemas"]["RefusalParams"];
        };
        /** @description The deleted order form */
        OrderFormReset: {
            identity: components["schemas"]["Identity"];
        };
        /** @description The service that works on the text and how it is delivered */
        ServiceChoice: {
            /** @description Identity of the service; null removes the selection */
            selectedService: string | null;
            /** @description Whether neither editing nor rework is wanted */
            declineEditingServices: boolean;
            /** @description Whether it is delivered as rush */
            rush: boolean;
            /** @description Whether it is delivered as express */
            express: boolean;
        };
        /**
         * @description The order form after saving, under the other name that it has in most answers. It is the whole form, with the
         *     customerGoals, manuscriptLanguages and holidays that no save changes.
         */
        OrderSaved: {
            order: components["schemas"]["OrderForm"];
        };
        /**
         * @description service-not-offered: it is not sold for this goal, language or word count ·
         *     service-cannot-be-declined: only editing and rework can be declined, and not beside a chosen service ·
         *     delivery-tiers-exclude-one-another: rush and express were both asked for ·
         *     delivery-tier-not-offered: this service does not have this tier for this word count
         * @enum {string}
         */
        ServiceChoiceRefusalKey: "service-not-offered" | "service-cannot-be-declined" | "delivery-tiers-exclude-one-another" | "delivery-tier-not-offered";
        /** @description Nothing was changed */
        ServiceChoiceRefusal: {
            error: components["schemas"]["ServiceChoiceRefusalKey"];
        };
        /** @description How many figures or tables */
        ServiceQuantity: {
            /** @description The service once more */
            serviceIdentity: string;
            /** @description How many */
            quantity: number;
        };
        /** @description The order form after a service or its delivery was changed, with what it costs now */
        ServicePrices: {
            /** @description Discounts on this order */
            discounts: components["schemas"]["Discount"][];
            /** @description What each chosen service costs */
            lineItems: components["schemas"]["LineItem"][];
            order: components["schemas"]["OrderForm"];
        };
        /** @description How a service is added */
        ServiceAddition: {
            /** @description How many figures or tables; 1 if it is not counted */
            quantity: number;
        };
        /** @description How the order is delivered */
        DeliveryTierChoice: {
            /** @description Whether it is delivered as rush */
            rushed: boolean;
            deliveryTier: components["schemas"]["DeliveryTier"];
        };
        /** @description What the order costs after a promotional code was tried */
        DiscountCodeApplied: {
            /** @description Discounts on this order */
            discounts: components["schemas"]["Discount"][];
            /** @description What each chosen service costs */
            lineItems: components["schemas"]["LineItem"][];
            /** @description Whether the code counts; false where another discount takes off as much or more and stays */
            requestedCodeApplied: boolean;
        };
        /**
         * @description discount-code-unknown: there is no such code for this person · discount-code-expired: it has ended ·
         *     discount-code-used: the person has used it for an earlier order ·
         *     discount-code-not-for-order: it counts for none of the chosen services or asks for a higher price
         * @enum {string}
         */
        DiscountCodeRefusalKey: "discount-code-unknown" | "discount-code-expired" | "discount-code-used" | "discount-code-not-for-order";
        /** @description The code cannot be used */
        DiscountCodeRefusal: {
            error: components["schemas"]["DiscountCodeRefusalKey"];
        };
        /** @description What the order costs without the code */
        DiscountCodeRemoved: {
            /** @description Discounts on this order */
            discounts: components["schemas"]["Discount"][];
            /** @description What each chosen service costs */
            lineItems: components["schemas"]["LineItem"][];
        };
        /** @description Promotional codes that would make this order cheaper */
        PromotionalCodeBenefits: {
            /** @description The codes, each once */
            applicablePromotionalCodeBenefits: components["schemas"]["PromotionalCodeBenefit"][];
        };
        /** @description Whether help with the choice is wanted */
        BundleInterest: {
            /** @description Whether the bundle questions are to be asked; false leads back to all services */
            interested: boolean;
        };
        /**
         * @description selectOneCheckbox: a question with boxes has none ticked · tables-on-with-no-table-count: there are tables and not how many ·
         *     journalForTableFormatting: a journal is known and not which · service-bundles-not-offered: the site sells no bundles ·
         *     service-bundle-not-available: the bundle does not fit the answers any more ·
         *     service-bundle-service-not-included: a chosen service is not part of the bundle ·
         *     service-bundle-tier-not-offered: the bundle does not have this tier ·
         *     delivery-tiers-exclude-one-another: rush and express were both asked for
         * @enum {string}
         */
        BundleRefusalKey: "selectOneCheckbox" | "tables-on-with-no-table-count" | "journalForTableFormatting" | "service-bundles-not-offered" | "service-bundle-not-available" | "service-bundle-service-not-included" | "service-bundle-tier-not-offered" | "delivery-tiers-exclude-one-another";
        /** @description Nothing was saved */
        BundleRefusal: {
            error: components["schemas"]["BundleRefusalKey"];
        };
        /** @description What was answered to the bundle questions */
        BundleAnswers: {
            /** @description One entry for each question that was answered */
            answers: components["schemas"]["BundleAnswer"][];
        };
        /** @description The bundles that fit the answers */
        BundlesFound: {
            /** @description Bundles; none if nothing fits */
            availableServiceBundles: components["schemas"]["ServiceBundle"][];
            currentStep: components["schemas"]["StepName"];
            steps: components["schemas"]["OrderFormSteps"];
        };
        /** @description The bundle that is taken, with what is added to its main service */
        BundleSelection: {
            /** @description The bundle */
            serviceBundleId: string;
            /** @description Identities of the services that are added */
            services: string[];
            /** @description Whether it is delivered as rush */
            rush: boolean;
            deliveryTier: components["schemas"]["DeliveryTier"];
        };
        /** @description The order form with the bundle, and the step that follows */
        BundleSelected: {
            order: components["schemas"]["OrderForm"];
            steps: components["schemas"]["OrderFormSteps"];
        };
        /** @description What the first step asks */
        BasicDetails: {
            customerGoal: components["schemas"]["GoalName"];
            /** @description The main files, or the figures where the goal is figures only */
            files?: components["schemas"]["FileList"];
            /** @description Whether the files come after the order; they do not where it is left out */
            uploadFilesLater?: boolean;
            /** @description Words of the text; null if the files say it */
            wordCount?: number | null;
            /** @description Number of the manuscript's language; null if the files say it */
            language?: number | null;
            /** @description Whether bundles are to be shown; they are not where it is left out */
            bundlesRequested?: boolean;
        };
        /** @description The order form after saving */
        OrderFormSaved: {
            orderForm: components["schemas"]["OrderForm"];
        };
        /**
         * @description generic-touchup-error: the currency cannot be had here, or the account has one of its own · word-count-range-error: the
         *     word count is not from 1 to 999,999 · area-of-study-error: no area of study that can be chosen is named ·
         *     referral-email-validation-error: not 1 to 10 good addresses · journal-url-change-error: another journal is named and the
         *     address is still that of the one before · order-form-files-missing: neither files nor a word count with a language,
         *     and they are not to come later · order-form-file-not-found: a file is no longer there ·
         *     order-form-file-type-not-allowed: a file is of a type that is not taken · order-form-goal-not-offered: the goal does not
         *     fit this order form · order-form-language-not-offered: no manuscripts are taken in the language ·
         *     order-form-english-not-translated: the text is in English and is to be translated into it ·
         *     order-form-service-not-offered: the service does not fit this order form · order-form-step-not-open: an earlier step is
         *     not complete, or there is none before · order-form-no-service-option: the service is not sold for this length ·
         *     order-word-count-very-long: too long to be ordered without asking support ·
         *     order-form-style-missing: the style of English is not chosen · order-form-journal-missing: a service needs the journal ·
         *     order-form-journal-url-invalid: the journal's address does not begin with http:// or https:// ·
         *     order-form-answer-unknown: an answer belongs to no question of these services · order-form-admin-options-missing: the
         *     options of an administrator are not chosen
         * @enum {string}
         */
        OrderFormRefusalKey: "generic-touchup-error" | "word-count-range-error" | "area-of-study-error" | "referral-email-validation-error" | "journal-url-change-error" | "order-form-files-missing" | "order-form-file-not-found" | "order-form-file-type-not-allowed" | "order-form-goal-not-offered" | "order-form-language-not-offered" | "order-form-english-not-translated" | "order-form-service-not-offered" | "order-form-step-not-open" | "order-form-no-service-option" | "order-word-count-very-long" | "order-form-style-missing" | "order-form-journal-missing" | "order-form-journal-url-invalid" | "order-form-answer-unknown" | "order-form-admin-options-missing";
        /** @description The order form was not changed */
        OrderFormRefusal: {
            error: components["schemas"]["OrderFormRefusalKey"];
        };
        /** @description What the first step of a rework asks */
        ReworkBasicDetails: {
            selectedService: components["schemas"]["Identity"];
            /** @description The revised manuscript */
            files?: components["schemas"]["FileList"];
            /** @description Whether the files come after the order; they do not where it is left out */
            uploadFilesLater?: boolean;
            /** @description Words of the text; null if the files say it */
            wordCount?: number | null;
            /** @description Number of the manuscript's language; null if the files say it */
            language?: number | null;
        };
        /** @description What was read in the main files */
        DocumentDetails: {
            /** @description Whether reading is done; ask again each second until it is */
            documentDetailsReceived: boolean;
            /** @description Number of the language; null if unknown */
            manuscriptLanguageId: number | null;
            /** @description Words of all main files; null if they cannot be counted */
            wordCount: number | null;
        };
        /** @description What prices follow */
        ManuscriptDetails: {
            /** @description Number of the manuscript's language */
            language: number;
            /** @description Words of the text */
            wordCount: number;
        };
        /** @description Where the person wants to go */
        StepChange: {
            step: components["schemas"]["StepName"];
        };
        /** @description The target journal as typed or found */
        JournalEntry: {
            /** @description Its title */
            name: string;
            /** @description Its website; null or empty for none */
            url?: string | null;
        };
        /**
         * @description The details of the project. What is left out stays as it is. A request with the title sends the whole form: it must then be
         *     complete, and the step that follows opens. Without the title single values are saved, such as the currency.
         */
        DetailsForm: {
            /** @description Answers to the questions of the services */
            answers?: components["schemas"]["ServiceAnswer"][];
            /** @description Number of an area of the third level */
            areaOfStudy?: number | null;
            /** @description Dialect to edit to */
            styleOfEnglish?: components["schemas"]["StyleOfEnglish"] | null;
            /** @description Whether the title was still being checked; it changes nothing here */
            potentialDuplicate?: boolean;
            /** @description Figures to format */
            figureFiles?: components["schemas"]["FileList"];
            /** @description What explains the figures */
            figureReferenceFiles?: components["schemas"]["FileList"];
            /** @description The manuscript itself */
            mainFiles?: components["schemas"]["FileList"];
            /** @description What explains the manuscript */
            mainReferenceFiles?: components["schemas"]["FileList"];
            /** @description Tables to format */
            tableFiles?: components["schemas"]["FileList"];
            /** @description What explains the tables */
            tableReferenceFiles?: components["schemas"]["FileList"];
            /** @description The target journal; null for none */
            journal?: components["schemas"]["JournalEntry"] | null;
            /** @description Title of the manuscript */
            projectTitle?: string;
            /** @description Authors of the manuscript */
            projectAuthors?: string | null;
            /** @description Whether no invoice is made; only for an order of an administrator */
            suppressInvoiceCreation?: boolean;
            /** @description Whether the customer is notified; only for orders created by an administrator */
            requireCustomerNotification?: boolean;
            /** @description The currency to show prices in */
            currencyIso?: components["schemas"]["CurrencyCode"];
        };
        /** @description Who is to be invited */
        ReferralEmails: {
            /** @description Addresses of this entry; they join those that are there */
            referralEmails: string[];
        };
        /** @description Everybody who is to be invited */
        ReferralEmailsSaved: {
            /** @description Addresses in small letters; each once and in the order in which they came */
            referralEmails: string[];
        };
        /** @description The word count as the person corrects it */
        WordCountChange: {
            /** @description Words of the text */
            newWordCount: number;
        };
        /** @description A range of word counts with one price */
        WordBin: {
            /** @description Its English name */
            name: string;
        };
        /** @description The service as it would be sold */
        BinService: {
            serviceIdentity: components["schemas"]["Identity"];
            /** @description English name of the service */
            name: string;
            deliveryTier: components["schemas"]["DeliveryTier"];
            /** @description What it would cost in the currency of the order form */
            price: number | null;
            /** @description What the whole order would cost with its discounts and voucher; null if a quote is needed */
            totalPrice: number | null;
            /**
             * Format: date-time
             * @description When it would be due
             */
            deadline: string | null;
            newWordBin: components["schemas"]["WordBin"];
        };
        /** @description What the chosen service would cost for another word count */
        BinPrice: {
            newService: components["schemas"]["BinService"];
        };
        /** @description Every area of study */
        AreasOfStudy: {
            /** @description Areas of all three levels; each follows its parent */
            areasOfStudy: components["schemas"]["AreaOfStudy"][];
        };
        /** @description What the target journal is to the services */
        ServiceJournalDetails: {
            /** @description Whether it is requested */
            requested: boolean;
            /** @description Whether it must be named */
            required: boolean;
        };
        /** @description An option */
        ServiceQuestionChoice: {
            /** @description The choice in English */
            label: string;
            /** @description Questions that it leads to */
            followUpQuestionIdentities: components["schemas"]["Identity"][];
        };
        /** @description A question of a service */
        ServiceQuestion: {
            identity: components["schemas"]["Identity"];
            /** @description The question in English */
            label: string;
            /**
             * @description How it is answered
             * @enum {string}
             */
            type: "text" | "textarea" | "radio" | "checkbox";
            /** @description What can be chosen; empty if text is typed */
            choices: components["schemas"]["ServiceQuestionChoice"][];
            /** @description Hints at how wide the field is */
            styles: ("full-width" | "half-width")[];
            /** @description Its place */
            sort_order: number;
        };
        /** @description What services ask for; taken together where several are named */
        ServiceDetails: {
            /** @description Kinds of files they work on */
            fileTypes: ("manuscript" | "figures" | "tables")[];
            journalDetails: components["schemas"]["ServiceJournalDetails"];
            /** @description What they ask; in the order in which it is asked */
            questions: components["schemas"]["ServiceQuestion"][];
            /** @description Questions that are asked only after a choice that leads to them */
            questionsRequiringPreviousSelection: components["schemas"]["Identity"][];
        };
        /**
         * @description price-quote-no-services: nothing is chosen that has a price · price-quote-not-possible: the text is too long or not sold, or a
         *     service has no price by itself, so that support has to make the quote
         * @enum {string}
         */
        PriceQuoteRefusalKey: "price-quote-no-services" | "price-quote-not-possible";
        /** @description No quote was made */
        PriceQuoteRefusal: {
            error: components["schemas"]["PriceQuoteRefusalKey"];
        };
        /**
         * @description price-quote-expired: its prices no longer hold, and it has to be made anew
         * @enum {string}
         */
        QuoteConversionRefusalKey: "price-quote-expired";
        /** @description The quote does not become an order */
        QuoteConversionRefusal: {
            error: components["schemas"]["QuoteConversionRefusalKey"];
        };
        /** @description Where the quote is sent */
        PriceQuoteMail: {
            /**
             * Format: email
             * @description The address; null for that of the account
             */
            email: string | null;
        };
        /** @description The quote has been sent */
        PriceQuoteMailed: {
            /**
             * Format: email
             * @description Where it was sent
             */
            recipientEmail: string;
        };
        /** @description Nothing was sent */
        PriceQuoteMailRefusal: {
            /**
             * @description There is no address to send it to
             * @enum {string}
             */
            error: "price-quote-email-error";
        };
        /** @description The voucher that pays the order */
        VoucherApplied: {
            voucher: components["schemas"]["Voucher"];
            order: components["schemas"]["OrderForm"];
        };
        /** @description Pays for an order form */
        OrderFormPayment: components["schemas"]["PaymentFields"] & components["schemas"]["PaymentByMethod"];
        /**
         * @description order-no-services: nothing is chosen that has a price · order-no-files: neither files nor the promise to send them later ·
         *     order-service-needs-quote: a chosen service has no price yet ·
         *     order-word-count-very-long: too long to be ordered without asking support ·
         *     order-no-service-option: a chosen service is not sold for this word count · order-incomplete: a step before the payment is not done
         * @enum {string}
         */
        OrderCartRefusalKey: "order-no-services" | "order-service-needs-quote" | "order-no-files" | "order-word-count-very-long" | "order-no-service-option" | "order-incomplete";
        /** @description Nothing was ordered and nothing was paid */
        OrderPaymentRefusal: {
            /** @description What is wrong with the order, or else with the payment */
            error: components["schemas"]["OrderCartRefusalKey"] | components["schemas"]["PaymentRefusalKey"];
            /** @description With payment-already-paid the number of the order that the form became (externalId) */
            jsonEncodedParams?: components["schemas"]["RefusalParams"];
        };
    };
    responses: {
        /** @description Any other error */
        Default: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller has to wait */
        TooManyCalls: {
            headers: {
                /** @description After how many seconds a call may be sent again */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A page of another origin asks for a change */
        ForeignOrigin: {
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
        /** @description The body stopped arriving, and nothing was done */
        BodyIncomplete: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body has more than 1,000,000 characters, or 120,000,000 bytes in a form. It is read to its end before the answer */
        BodyTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is of another media type than the operation takes */
        WrongMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The Idempotency-Key came before with another body, and nothing was done */
        KeyUsedTwice: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It does not exist, or it belongs to another user */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The file under its name */
        FileContent: {
            headers: {
                "Content-Disposition": components["headers"]["ContentDisposition"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.openxmlformats-officedocument.wordprocessingml.document": Blob;
                "application/msword": Blob;
                "application/pdf": Blob;
                "image/png": Blob;
                "image/jpeg": Blob;
                "application/octet-stream": Blob;
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
        /** @description The document in the reader's language under its name */
        PdfContent: {
            headers: {
                "Content-Disposition": components["headers"]["ContentDisposition"];
                [name: string]: unknown;
            };
            content: {
                "application/pdf": Blob;
            };
        };
        /** @description No author is named on the certificate yet */
        AuthorsMissing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The order form with what it costs now */
        Prices: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServicePrices"];
            };
        };
        /** @description The order form with what it costs now, or why nothing was changed */
        PricesOrRefusal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServicePrices"] | components["schemas"]["ServiceChoiceRefusal"];
            };
        };
        /** @description The order form as it is saved, or why it is not */
        FormAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderFormSaved"] | components["schemas"]["OrderFormRefusal"];
            };
        };
        /** @description The order form as it is saved, or why it is not */
        OrderAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderSaved"] | components["schemas"]["OrderFormRefusal"];
            };
        };
        /** @description Where to continue */
        Onward: {
            headers: {
                /** @description Path of the portal with its language, or of the help center without */
                Location: string;
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /**
         * @description Made by the application for one intention of the person and kept until its outcome is known, so that it happens at most once.
         *     The server remembers it with its answer for at least 24 hours, by person or session and operation. The same key with the same body gets
         *     the answer of the first time, and with another body 422. A file counts by name and size, and the data of a card
         *     (`nonce`, `type`, `lastFour`, `checkoutId`) not at all, since both are entered again after a reload.
         */
        IdempotencyKey: string;
        /** @description The address */
        AddressId: string;
        /** @description The person who asks */
        UserIdentity: components["schemas"]["Identity"];
        /** @description The order */
        OfOrder: components["schemas"]["OrderNumber"];
        /** @description The upload */
        UploadIdentity: components["schemas"]["Identity"];
        /** @description The edit */
        DigitalEditId: components["schemas"]["Identity"];
        /** @description The translation */
        DigitalOrderId: components["schemas"]["Identity"];
        /** @description The invoice */
        InvoiceNumber: string;
        /** @description The site that made the invoice; another one is answered 404 */
        Localization: components["schemas"]["LocalizationCode"];
        /** @description Which order form the application shows, as the configuration says */
        Version: string;
        /**
         * @description The code in the link of a partner who shares in the revenue, as the address of the screen says it. One that is known
         *     is greeted with the message revenue-share-greeting, any other is passed over.
         */
        RevenueShareCode: components["schemas"]["TypedCode"];
        /**
         * @description A promotional code of the address of the screen. One that holds is greeted with the message
         *     promotional-code-greeting, any other is reported as promotional-code-not-valid.
         */
        PromotionalCode: components["schemas"]["TypedCode"];
        /**
         * @description Whatever else the address of the screen says, such as utm_source of a campaign, each under its own name. It is taken
         *     and changes nothing.
         */
        Campaign: {
            [key: string]: components["schemas"]["CampaignValue"];
        };
        /** @description The order form */
        Form: components["schemas"]["Identity"];
        /** @description The order form */
        FormId: components["schemas"]["Identity"];
        /** @description The service */
        ServiceId: components["schemas"]["Identity"];
        /** @description The code as typed; case and blanks around it do not matter */
        Code: components["schemas"]["TypedCode"];
        /** @description The order form */
        OrderId: components["schemas"]["Identity"];
        /** @description The order number */
        ExternalId: components["schemas"]["Identity"];
        /** @description The number of the quote */
        EstimateId: components["schemas"]["Identity"];
        /** @description The voucher's code; case and blanks around it do not matter */
        VoucherCode: components["schemas"]["TypedCode"];
    };
    requestBodies: never;
    headers: {
        /** @description Where to go instead */
        Location: string;
        /**
         * @description Whether the browser saves the file (`attachment`) or shows it (`inline`), with its name as `filename` in ASCII and as
         *     `filename*` in UTF-8 (RFC 6266)
         */
        ContentDisposition: string;
        /** @description As Content-Disposition, where a file is answered and not JSON */
        ContentDispositionOfFile: string;
    };
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
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    redirectToLocalization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description On to that site */
            302: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description The person is signed in, or the reason why not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogInSuccess"] | components["schemas"]["LogInFailure"] | components["schemas"]["LogInRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description The session is signed out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogOutSuccess"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    logOutOtherLocalization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A transparent picture of one pixel; the session is signed out */
            200: {
                headers: {
                    /** @description Says no-store, since a cached picture would not sign the person out */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "image/gif": Blob;
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the application for one intention of the person and kept until its outcome is known, so that it happens at most once.
                 *     The server remembers it with its answer for at least 24 hours, by person or session and operation. The same key with the same body gets
                 *     the answer of the first time, and with another body 422. A file counts by name and size, and the data of a card
                 *     (`nonce`, `type`, `lastFour`, `checkoutId`) not at all, since both are entered again after a reload.
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationForm"];
            };
        };
        responses: {
            /** @description What to sign in with, or why there is no account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registered"] | components["schemas"]["RegistrationRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description The mail has been sent if the account exists, or why none is sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordResetRequested"] | components["schemas"]["PasswordResetRequestRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description Where to go, or why the password is the old one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordChanged"] | components["schemas"]["PasswordResetRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createWechatLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What to show, or why WeChat cannot be used */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WechatLogin"] | components["schemas"]["WechatLoginRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWechatLogin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code that was made */
                loginCode: components["schemas"]["Identity"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the person is signed in by now, or why that will not be */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WechatLoginState"] | components["schemas"]["WechatPollRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    startSingleSignOn: {
        parameters: {
            query?: {
                /** @description Where to go after signing in (a path of the portal, or a page on one of its redirectHosts; anything else is not followed) */
                redirect?: string;
                /** @description From which page of the service the person came, kept for a registration */
                origin?: string;
                /** @description The code of the referral link that the person came by, kept for a registration */
                referralCode?: string;
            };
            header?: never;
            path: {
                /** @description One of the providers of the application */
                providerId: components["schemas"]["Identity"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description On to the provider */
            302: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account and the choices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountData"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createAddress: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the application for one intention of the person and kept until its outcome is known, so that it happens at most once.
                 *     The server remembers it with its answer for at least 24 hours, by person or session and operation. The same key with the same body gets
                 *     the answer of the first time, and with another body 422. A file counts by name and size, and the data of a card
                 *     (`nonce`, `type`, `lastFour`, `checkoutId`) not at all, since both are entered again after a reload.
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressDetails"];
            };
        };
        responses: {
            /** @description The address, or why it was not kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedAddress"] | components["schemas"]["AddressCreationRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The address */
                id: components["parameters"]["AddressId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressDetails"];
            };
        };
        responses: {
            /** @description The address, or why it is unchanged */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedAddress"] | components["schemas"]["AddressRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The address */
                id: components["parameters"]["AddressId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressDeleted"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateAccountDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The person who asks */
                identity: components["parameters"]["UserIdentity"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDetails"];
            };
        };
        responses: {
            /** @description The account as it is now, or why it is unchanged */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDetailsSaved"] | components["schemas"]["AccountDetailsRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRewardPoints: {
        parameters: {
            query: {
                /** @description The order */
                externalId: string;
            };
            header?: never;
            path: {
                /** @description The person who asks */
                identity: components["parameters"]["UserIdentity"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The points */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardPoints"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOrderCount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The person who asks */
                identity: components["parameters"]["UserIdentity"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many there are */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderCount"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    joinPreferredGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The person who asks */
                identity: components["parameters"]["UserIdentity"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupJoin"];
            };
        };
        responses: {
            /** @description The group, or why it was not joined */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupMembership"] | components["schemas"]["GroupJoinRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    leavePreferredGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The person who asks */
                identity: components["parameters"]["UserIdentity"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group that was left, or that there was none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupLeft"] | components["schemas"]["GroupLeaveRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    acceptMigrationTerms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The person who asks */
                identity: components["parameters"]["UserIdentity"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far the move has come, or why the terms were not accepted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MigrationStatus"] | components["schemas"]["MigrationTermsRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    optInToMigration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The person who asks */
                identity: components["parameters"]["UserIdentity"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far the move has come, or why it cannot be chosen */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MigrationStatus"] | components["schemas"]["MigrationOptInRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    hideCheckSpamMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The person who asks */
                identity: components["parameters"]["UserIdentity"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person without the banner */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    searchOrders: {
        parameters: {
            query?: {
                /** @description Part of the order number, in any case */
                xid?: string;
                /** @description Part of the title, in any case, with or without accents */
                orderTitle?: string;
                /** @description First day of ordering (YYYY-MM-DD) */
                from?: string;
                /** @description Last day of ordering (YYYY-MM-DD) */
                to?: string;
                /** @description Statuses to answer, the parameter repeated for each; all where it is left out */
                status?: components["schemas"]["ListedOrderStatus"][];
                /** @description The order of the list; the newest first where it is left out */
                sort?: components["schemas"]["OrderSort"];
                /** @description Which page to answer (the first is 1) */
                page?: components["schemas"]["Page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of orders */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderSearchResult"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOrderPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order */
                id: components["schemas"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order, or null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAnswer"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOrderServices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order */
                id: components["schemas"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Service options by type */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServicesAnswer"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addOrderFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order */
                externalId: components["schemas"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderFiles"];
            };
        };
        responses: {
            /** @description The order as it is now, or why nothing was taken */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderFilesSaved"] | components["schemas"]["OrderFilesRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order */
                externalId: components["schemas"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderEdit"];
            };
        };
        responses: {
            /** @description The order as it is now, or why nothing was saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderEditSaved"] | components["schemas"]["OrderSaveRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveOrderEmailNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order */
                id: components["schemas"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailNotifications"];
            };
        };
        responses: {
            /** @description The addresses that are kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailNotifications"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listOrderDeliverables: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order */
                externalId: components["schemas"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files, or why there are none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deliverables"] | components["schemas"]["DeliverablesRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    downloadOrderDeliverable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order */
                externalId: components["schemas"]["OrderNumber"];
                /** @description The file */
                key: components["schemas"]["DeliverableKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file under its name */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": Blob;
                    "application/msword": Blob;
                    "application/pdf": Blob;
                    "image/png": Blob;
                    "image/jpeg": Blob;
                    "application/octet-stream": Blob;
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    loadReviewerResponse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order */
                externalId: components["parameters"]["OfOrder"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer as it was saved last */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewerResponse"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveReviewerResponse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order */
                externalId: components["parameters"]["OfOrder"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewerResponseChange"];
            };
        };
        responses: {
            /** @description Which version it is now, or why nothing was saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewerResponseSaved"] | components["schemas"]["ReviewerResponseRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    findDuplicateOrder: {
        parameters: {
            query: {
                /** @description The title as typed */
                title: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The earlier order, if any */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuplicateFound"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The file is larger than 100 MB (104,857,600 bytes) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    downloadFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The file */
                identity: components["schemas"]["Identity"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file under its name */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": Blob;
                    "application/msword": Blob;
                    "application/pdf": Blob;
                    "image/png": Blob;
                    "image/jpeg": Blob;
                    "application/octet-stream": Blob;
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    beginUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadStart"];
            };
        };
        responses: {
            /** @description The upload with the bytes that have arrived */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnfinishedUpload"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The file is larger than 100 MB (104,857,600 bytes) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The upload */
                identity: components["parameters"]["UploadIdentity"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upload with the bytes that have arrived */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnfinishedUpload"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cancelUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The upload */
                identity: components["parameters"]["UploadIdentity"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is given up */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelledUpload"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sendUploadPiece: {
        parameters: {
            query: {
                /** @description How many bytes of the file come before the piece */
                offset: number;
            };
            header?: never;
            path: {
                /** @description The upload */
                identity: components["parameters"]["UploadIdentity"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadPiece"];
            };
        };
        responses: {
            /** @description Whether it is kept, and where the next one begins */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedPiece"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    finishUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The upload */
                identity: components["parameters"]["UploadIdentity"];
            };
            cookie?: never;
        };
        requestBody?: never;
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
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the certificate */
                code: components["schemas"]["CertificateCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificate */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateAnswer"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listCertificateDeliverables: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the certificate */
                code: components["schemas"]["CertificateCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files, or why there are none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deliverables"] | components["schemas"]["DeliverablesRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    downloadCertificateDeliverable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the certificate */
                code: components["schemas"]["CertificateCode"];
                /** @description The file */
                key: components["schemas"]["DeliverableKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file under its name */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": Blob;
                    "application/msword": Blob;
                    "application/pdf": Blob;
                    "image/png": Blob;
                    "image/jpeg": Blob;
                    "application/octet-stream": Blob;
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    downloadCertificatePdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the certificate */
                code: components["schemas"]["CertificateCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document in the reader's language under its name */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No author is named on the certificate yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the certificate */
                code: components["schemas"]["CertificateCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificateEdit"];
            };
        };
        responses: {
            /** @description The certificate, or why nothing was saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateSaved"] | components["schemas"]["CertificateRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    loadDigitalEditing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Purchases, offers, and whether there are edits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DigitalLoad"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    searchDigitalEdits: {
        parameters: {
            query?: {
                /** @description Which page to answer (the first is 1) */
                page?: components["schemas"]["Page"];
                /** @description Statuses to answer, the parameter repeated for each; all where it is left out */
                status?: components["schemas"]["DigitalStatus"][];
                /** @description The order of the list; the newest first where it is left out */
                sort?: components["schemas"]["DigitalSort"];
                /** @description The edits to look up, the parameter repeated for each */
                identities?: components["schemas"]["Identity"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The edits that were found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DigitalEditSearchResult"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createDigitalEdit: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the application for one intention of the person and kept until its outcome is known, so that it happens at most once.
                 *     The server remembers it with its answer for at least 24 hours, by person or session and operation. The same key with the same body gets
                 *     the answer of the first time, and with another body 422. A file counts by name and size, and the data of a card
                 *     (`nonce`, `type`, `lastFour`, `checkoutId`) not at all, since both are entered again after a reload.
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DigitalEditCreation"];
            };
        };
        responses: {
            /** @description The edit that was started, or why none was */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DigitalEditsCreated"] | components["schemas"]["DigitalEditRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDigitalEditEngineVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The edit */
                id: components["parameters"]["DigitalEditId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DigitalEditEngineVersion"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    archiveDigitalEdit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The edit */
                id: components["parameters"]["DigitalEditId"];
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
                    "application/json": components["schemas"]["DigitalArchived"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    downloadDigitalEdit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The edit */
                id: components["parameters"]["DigitalEditId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, or word that it is archived */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDispositionOfFile"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": Blob;
                    "application/json": components["schemas"]["DigitalFileArchived"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    payForDigitalEditing: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the application for one intention of the person and kept until its outcome is known, so that it happens at most once.
                 *     The server remembers it with its answer for at least 24 hours, by person or session and operation. The same key with the same body gets
                 *     the answer of the first time, and with another body 422. A file counts by name and size, and the data of a card
                 *     (`nonce`, `type`, `lastFour`, `checkoutId`) not at all, since both are entered again after a reload.
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DigitalPurchasePayment"];
            };
        };
        responses: {
            /** @description The payment, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentAnswer"] | components["schemas"]["PaymentRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    loadDigitalOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Purchases, offers, and remaining uses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DigitalLoad"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    searchDigitalOrders: {
        parameters: {
            query?: {
                /** @description Which page to answer (the first is 1) */
                page?: components["schemas"]["Page"];
                /** @description Statuses to answer, the parameter repeated for each; all where it is left out */
                status?: components["schemas"]["DigitalStatus"][];
                /** @description The order of the list; the newest first where it is left out */
                sort?: components["schemas"]["DigitalSort"];
                /** @description Translations, or the edits as digital orders; translations where it is left out */
                type?: components["schemas"]["DigitalProductType"];
                /** @description The translations to look up, the parameter repeated for each */
                identities?: components["schemas"]["Identity"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The translations that were found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DigitalOrderSearchResult"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createDigitalOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the application for one intention of the person and kept until its outcome is known, so that it happens at most once.
                 *     The server remembers it with its answer for at least 24 hours, by person or session and operation. The same key with the same body gets
                 *     the answer of the first time, and with another body 422. A file counts by name and size, and the data of a card
                 *     (`nonce`, `type`, `lastFour`, `checkoutId`) not at all, since both are entered again after a reload.
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DigitalOrderCreation"];
            };
        };
        responses: {
            /** @description The translation that was started, or why none was */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DigitalOrdersCreated"] | components["schemas"]["DigitalOrderRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    archiveDigitalOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The translation */
                id: components["parameters"]["DigitalOrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is no longer listed, or why it still is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DigitalArchived"] | components["schemas"]["DigitalOrderArchiveRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    downloadDigitalOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The translation */
                id: components["parameters"]["DigitalOrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, or word that it is archived */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDispositionOfFile"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": Blob;
                    "application/json": components["schemas"]["DigitalFileArchived"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    payForDigitalTranslation: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the application for one intention of the person and kept until its outcome is known, so that it happens at most once.
                 *     The server remembers it with its answer for at least 24 hours, by person or session and operation. The same key with the same body gets
                 *     the answer of the first time, and with another body 422. A file counts by name and size, and the data of a card
                 *     (`nonce`, `type`, `lastFour`, `checkoutId`) not at all, since both are entered again after a reload.
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DigitalPurchasePayment"];
            };
        };
        responses: {
            /** @description The payment, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentAnswer"] | components["schemas"]["PaymentRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    claimChineseDigitalTrial: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the application for one intention of the person and kept until its outcome is known, so that it happens at most once.
                 *     The server remembers it with its answer for at least 24 hours, by person or session and operation. The same key with the same body gets
                 *     the answer of the first time, and with another body 422. A file counts by name and size, and the data of a card
                 *     (`nonce`, `type`, `lastFour`, `checkoutId`) not at all, since both are entered again after a reload.
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Either prefix of the calls of digital translation; both mean the same */
                type: "digital-translation" | "digital-order";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it was granted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChineseTrialClaim"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createLanguageAssessments: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the application for one intention of the person and kept until its outcome is known, so that it happens at most once.
                 *     The server remembers it with its answer for at least 24 hours, by person or session and operation. The same key with the same body gets
                 *     the answer of the first time, and with another body 422. A file counts by name and size, and the data of a card
                 *     (`nonce`, `type`, `lastFour`, `checkoutId`) not at all, since both are entered again after a reload.
                 */
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
            /** @description The created assessments, or why none was created */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssessmentsCreated"] | components["schemas"]["AssessmentsRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAssessmentErrors: {
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
            /** @description The errors */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssessmentErrors"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    loadInvoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person's money */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceLoad"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    downloadInvoicePdf: {
        parameters: {
            query?: {
                /** @description The site that made the invoice; another one is answered 404 */
                localization?: components["parameters"]["Localization"];
            };
            header?: never;
            path: {
                /** @description The invoice */
                invoiceNumber: components["parameters"]["InvoiceNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document in the reader's language under its name */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    downloadStatementOfDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The invoice */
                invoiceNumber: components["parameters"]["InvoiceNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document in the reader's language under its name */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    downloadReceiptPdf: {
        parameters: {
            query?: {
                /** @description The invoice that was paid; without it the first that the payment was for */
                invoice_number?: string;
                /** @description What the payment brought to it, in its currency or in that of the order that it is for */
                amount?: components["schemas"]["SentAmount"];
                /** @description The site that made the invoice; another one is answered 404 */
                localization?: components["parameters"]["Localization"];
            };
            header?: never;
            path: {
                /** @description The payment, as an invoice or a prepayment names it */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document in the reader's language under its name */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    payOffInvoices: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the application for one intention of the person and kept until its outcome is known, so that it happens at most once.
                 *     The server remembers it with its answer for at least 24 hours, by person or session and operation. The same key with the same body gets
                 *     the answer of the first time, and with another body 422. A file counts by name and size, and the data of a card
                 *     (`nonce`, `type`, `lastFour`, `checkoutId`) not at all, since both are entered again after a reload.
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoicePayOff"];
            };
        };
        responses: {
            /** @description The payment, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentAnswer"] | components["schemas"]["PaymentRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    downloadRetainerInvoicePdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The prepayment */
                retainerInvoiceNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document in the reader's language under its name */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    payForPrepayment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the application for one intention of the person and kept until its outcome is known, so that it happens at most once.
                 *     The server remembers it with its answer for at least 24 hours, by person or session and operation. The same key with the same body gets
                 *     the answer of the first time, and with another body 422. A file counts by name and size, and the data of a card
                 *     (`nonce`, `type`, `lastFour`, `checkoutId`) not at all, since both are entered again after a reload.
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrepaymentPayment"];
            };
        };
        responses: {
            /** @description The payment, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentAnswer"] | components["schemas"]["PaymentRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listFapiaos: {
        parameters: {
            query?: {
                /** @description Whose sales to list; all where it is missing */
                context?: components["schemas"]["FapiaoContext"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fapiaos */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FapiaoList"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createFapiao: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the application for one intention of the person and kept until its outcome is known, so that it happens at most once.
                 *     The server remembers it with its answer for at least 24 hours, by person or session and operation. The same key with the same body gets
                 *     the answer of the first time, and with another body 422. A file counts by name and size, and the data of a card
                 *     (`nonce`, `type`, `lastFour`, `checkoutId`) not at all, since both are entered again after a reload.
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FapiaoCreation"];
            };
        };
        responses: {
            /** @description The fapiao, or why it is not made */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FapiaoAnswer"] | components["schemas"]["FapiaoRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    searchFapiaoOrganizations: {
        parameters: {
            query: {
                /** @description Part of the name, at least 2 characters */
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The institutions, none if no name holds it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FapiaoOrganizations"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cancelFapiao: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The fapiao */
                identity: components["schemas"]["Identity"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fapiao as it is now, or why it stays */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FapiaoAnswer"] | components["schemas"]["FapiaoCancelRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    downloadFapiao: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The fapiao */
                identity: components["schemas"]["Identity"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document in the reader's language under its name */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    loadLoyalty: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Level, promotions and earned codes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Loyalty"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    loadLoyaltyLevels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The levels */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoyaltyLevels"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    loadRewardHistory: {
        parameters: {
            query?: {
                /** @description Which page to answer (the first is 1) */
                page?: components["schemas"]["Page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of entries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardHistory"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    loadReferralRewards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferralRewards"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getReferralTotalCredits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sum */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferralTotalCredits"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createTestimonial: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the application for one intention of the person and kept until its outcome is known, so that it happens at most once.
                 *     The server remembers it with its answer for at least 24 hours, by person or session and operation. The same key with the same body gets
                 *     the answer of the first time, and with another body 422. A file counts by name and size, and the data of a card
                 *     (`nonce`, `type`, `lastFour`, `checkoutId`) not at all, since both are entered again after a reload.
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["TestimonialForm"];
            };
        };
        responses: {
            /** @description The testimonial was taken, or why it was not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestimonialTaken"] | components["schemas"]["TestimonialRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    loadPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person and the choices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentLoad"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listPaymentCurrencies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The currencies that can be chosen */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentCurrencies"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCardClientToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardClientToken"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    openAllpagoCheckout: {
        parameters: {
            query: {
                /** @description The receipt of a payment that was started before, left out for a first one; that of another user's payment is answered 404 */
                receiptCode?: string;
                /** @description What the card is to be charged, in reais */
                amount: number;
                /** @description In how many monthly parts */
                numberOfInstallments: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPaymentStatus: {
        parameters: {
            query: {
                /** @description The receipt of the payment */
                receiptCode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentStatus"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    verifyVoucher: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code as typed */
                code: components["schemas"]["TypedCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The voucher, or why it cannot be used */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoucherFound"] | components["schemas"]["VoucherRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    startOrderForm: {
        parameters: {
            query?: {
                /** @description Which order form the application shows, as the configuration says */
                version?: components["parameters"]["Version"];
                /** @description The goal of a new or untouched order form; one in progress keeps its goal */
                goal?: "editing" | "translation" | "figures-only" | "multimedia" | "price-quote";
                /**
                 * @description The code in the link of a partner who shares in the revenue, as the address of the screen says it. One that is known
                 *     is greeted with the message revenue-share-greeting, any other is passed over.
                 */
                revenueShareCode?: components["parameters"]["RevenueShareCode"];
                /**
                 * @description A promotional code of the address of the screen. One that holds is greeted with the message
                 *     promotional-code-greeting, any other is reported as promotional-code-not-valid.
                 */
                promotionalCode?: components["parameters"]["PromotionalCode"];
                /**
                 * @description Whatever else the address of the screen says, such as utm_source of a campaign, each under its own name. It is taken
                 *     and changes nothing.
                 */
                campaign?: components["parameters"]["Campaign"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order form */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderFormLoad"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    loadCurrentOrderForm: {
        parameters: {
            query?: {
                /** @description Which order form the application shows, as the configuration says */
                version?: components["parameters"]["Version"];
                /**
                 * @description The code in the link of a partner who shares in the revenue, as the address of the screen says it. One that is known
                 *     is greeted with the message revenue-share-greeting, any other is passed over.
                 */
                revenueShareCode?: components["parameters"]["RevenueShareCode"];
                /**
                 * @description A promotional code of the address of the screen. One that holds is greeted with the message
                 *     promotional-code-greeting, any other is reported as promotional-code-not-valid.
                 */
                promotionalCode?: components["parameters"]["PromotionalCode"];
                /**
                 * @description Whatever else the address of the screen says, such as utm_source of a campaign, each under its own name. It is taken
                 *     and changes nothing.
                 */
                campaign?: components["parameters"]["Campaign"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order form */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderFormLoad"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    loadOrderForm: {
        parameters: {
            query?: {
                /** @description Which order form the application shows, as the configuration says */
                version?: components["parameters"]["Version"];
                /**
                 * @description The code in the link of a partner who shares in the revenue, as the address of the screen says it. One that is known
                 *     is greeted with the message revenue-share-greeting, any other is passed over.
                 */
                revenueShareCode?: components["parameters"]["RevenueShareCode"];
                /**
                 * @description A promotional code of the address of the screen. One that holds is greeted with the message
                 *     promotional-code-greeting, any other is reported as promotional-code-not-valid.
                 */
                promotionalCode?: components["parameters"]["PromotionalCode"];
                /**
                 * @description Whatever else the address of the screen says, such as utm_source of a campaign, each under its own name. It is taken
                 *     and changes nothing.
                 */
                campaign?: components["parameters"]["Campaign"];
            };
            header?: never;
            path: {
                /** @description The order form */
                identity: components["parameters"]["Form"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order form, or the order that it became */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderFormLoad"] | components["schemas"]["OrderFormOrdered"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resetOrderForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order form */
                identity: components["parameters"]["Form"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is cleared */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderFormReset"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    selectService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order form */
                id: components["parameters"]["FormId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceChoice"];
            };
        };
        responses: {
            /** @description The order form as it is saved, or why it is not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderSaved"] | components["schemas"]["ServiceChoiceRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setServiceQuantity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order form */
                id: components["parameters"]["FormId"];
                /** @description The service */
                serviceId: components["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceQuantity"];
            };
        };
        responses: {
            /** @description The order form with what it costs now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServicePrices"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order form */
                id: components["parameters"]["FormId"];
                /** @description The service */
                serviceId: components["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceAddition"];
            };
        };
        responses: {
            /** @description The order form with what it costs now, or why nothing was changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServicePrices"] | components["schemas"]["ServiceChoiceRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order form */
                id: components["parameters"]["FormId"];
                /** @description The service */
                serviceId: components["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order form with what it costs now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServicePrices"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setDeliveryTier: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order form */
                identity: components["parameters"]["Form"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliveryTierChoice"];
            };
        };
        responses: {
            /** @description The order form with what it costs now, or why nothing was changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServicePrices"] | components["schemas"]["ServiceChoiceRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    applyDiscountCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order form */
                identity: components["parameters"]["Form"];
                /** @description The code as typed; case and blanks around it do not matter */
                code: components["parameters"]["Code"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the order costs now, or why the code cannot be used */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountCodeApplied"] | components["schemas"]["DiscountCodeRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeDiscountCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order form */
                identity: components["parameters"]["Form"];
                /** @description The code as typed; case and blanks around it do not matter */
                code: components["parameters"]["Code"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the order costs without it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountCodeRemoved"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listApplicablePromotionalCodeBenefits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order form */
                identity: components["parameters"]["Form"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromotionalCodeBenefits"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setBundleInterest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order form */
                id: components["parameters"]["FormId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BundleInterest"];
            };
        };
        responses: {
            /** @description The order form with the questions, or why there are none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderSaved"] | components["schemas"]["BundleRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    answerBundleQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order form */
                identity: components["parameters"]["Form"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BundleAnswers"];
            };
        };
        responses: {
            /** @description The matching bundles, or the errors in the answers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BundlesFound"] | components["schemas"]["BundleRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    selectBundle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order form */
                orderId: components["schemas"]["Identity"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BundleSelection"];
            };
        };
        responses: {
            /** @description The order form and the step that follows, or why nothing was saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BundleSelected"] | components["schemas"]["BundleRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveBasicDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order form */
                identity: components["parameters"]["Form"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BasicDetails"];
            };
        };
        responses: {
            /** @description The order form as it is saved, or why it is not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderFormSaved"] | components["schemas"]["OrderFormRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveReworkBasicDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order form */
                identity: components["parameters"]["Form"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReworkBasicDetails"];
            };
        };
        responses: {
            /** @description The order form as it is saved, or why it is not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderFormSaved"] | components["schemas"]["OrderFormRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDocumentDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order form */
                identity: components["parameters"]["Form"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is known so far */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentDetails"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveManuscriptDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order form */
                id: components["parameters"]["FormId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManuscriptDetails"];
            };
        };
        responses: {
            /** @description The order form as it is saved, or why it is not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderSaved"] | components["schemas"]["OrderFormRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order form */
                id: components["parameters"]["FormId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepChange"];
            };
        };
        responses: {
            /** @description The order form as it is saved, or why it is not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderSaved"] | components["schemas"]["OrderFormRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    goBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order form */
                id: components["parameters"]["FormId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order form as it is saved, or why it is not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderSaved"] | components["schemas"]["OrderFormRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order form */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DetailsForm"];
            };
        };
        responses: {
            /** @description The order form as it is saved, or why it is not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderSaved"] | components["schemas"]["OrderFormRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveReferralEmails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order form */
                id: components["parameters"]["FormId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferralEmails"];
            };
        };
        responses: {
            /** @description All invited addresses, or why none was added */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferralEmailsSaved"] | components["schemas"]["OrderFormRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateWordCount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order form */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WordCountChange"];
            };
        };
        responses: {
            /** @description The order form as it is saved, or why it is not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderSaved"] | components["schemas"]["OrderFormRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getBinPrice: {
        parameters: {
            query: {
                /** @description Words of the text */
                newWordCount: number;
            };
            header?: never;
            path: {
                /** @description The order form */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service for that length, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinPrice"] | components["schemas"]["OrderFormRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAreasOfStudy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The areas */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AreasOfStudy"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getServiceDetails: {
        parameters: {
            query: {
                /** @description The services, the parameter repeated for each */
                serviceIdentities: components["schemas"]["Identity"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What they need */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceDetails"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    startRework: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order number */
                externalId: components["parameters"]["ExternalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to continue */
            302: {
                headers: {
                    /** @description Path of the portal with its language, or of the help center without */
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    startReedit: {
        parameters: {
            query?: {
                /**
                 * @description An uploaded file that explains the manuscript, such as the answer to the reviewers. It joins the reference files of the order
                 *     form, in place of one of the same name. A file that the person does not have is left out, and so is one too many.
                 */
                referenceFile?: components["schemas"]["Identity"];
            };
            header?: never;
            path: {
                /** @description The order number */
                externalId: components["parameters"]["ExternalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to continue */
            302: {
                headers: {
                    /** @description Path of the portal with its language, or of the help center without */
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    startOrderFromLanguageAssessment: {
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
            /** @description Where to continue */
            302: {
                headers: {
                    /** @description Path of the portal with its language, or of the help center without */
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    startOrderFromDigitalEdit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The digital edit */
                identity: components["schemas"]["Identity"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to continue */
            302: {
                headers: {
                    /** @description Path of the portal with its language, or of the help center without */
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    generatePriceQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order form */
                identity: components["parameters"]["Form"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order form with its quote, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderSaved"] | components["schemas"]["PriceQuoteRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    convertQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order form */
                identity: components["parameters"]["Form"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order form at its details, or why not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderSaved"] | components["schemas"]["QuoteConversionRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    downloadPriceQuotePdf: {
        parameters: {
            query?: {
                /** @description Whether the browser shows it in the page and does not save it */
                display?: "inline";
            };
            header?: never;
            path: {
                /** @description The number of the quote */
                estimateId: components["parameters"]["EstimateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document in the reader's language under its name */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    emailPriceQuote: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the application for one intention of the person and kept until its outcome is known, so that it happens at most once.
                 *     The server remembers it with its answer for at least 24 hours, by person or session and operation. The same key with the same body gets
                 *     the answer of the first time, and with another body 422. A file counts by name and size, and the data of a card
                 *     (`nonce`, `type`, `lastFour`, `checkoutId`) not at all, since both are entered again after a reload.
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The number of the quote */
                estimateId: components["parameters"]["EstimateId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceQuoteMail"];
            };
        };
        responses: {
            /** @description Where it was sent, or that it was not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceQuoteMailed"] | components["schemas"]["PriceQuoteMailRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    applyVoucher: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order form */
                orderId: components["parameters"]["OrderId"];
                /** @description The voucher's code; case and blanks around it do not matter */
                code: components["parameters"]["VoucherCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The voucher, or why it cannot be used */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoucherApplied"] | components["schemas"]["VoucherRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeVoucher: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order form */
                orderId: components["parameters"]["OrderId"];
                /** @description The voucher's code; case and blanks around it do not matter */
                code: components["parameters"]["VoucherCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the order costs without it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderSaved"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    payForOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the application for one intention of the person and kept until its outcome is known, so that it happens at most once.
                 *     The server remembers it with its answer for at least 24 hours, by person or session and operation. The same key with the same body gets
                 *     the answer of the first time, and with another body 422. A file counts by name and size, and the data of a card
                 *     (`nonce`, `type`, `lastFour`, `checkoutId`) not at all, since both are entered again after a reload.
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The order form */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderFormPayment"];
            };
        };
        responses: {
            /** @description The payment, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentAnswer"] | components["schemas"]["OrderPaymentRefusal"];
                };
            };
            /** @description The request breaks the contract, for example by a parameter or a field that it does not name, or by a limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not exist, or it belongs to another user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
