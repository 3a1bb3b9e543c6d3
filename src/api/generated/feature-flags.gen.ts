// Generated from the documents in openapi/ by `npm run generate`. Do not edit: change the document.

/** Every feature flag with what it changes. */
export const featureFlags = {
  upload_files_ui: "Upload forms have the wide button with terms instead of the drop zone",
  wechat_sso: "Sign-in offers WeChat",
  prepay_enabled: "Money can be paid in advance",
  chinese_digital_translation: "Digital translation takes Chinese manuscripts",
  curie_is_launched: "Digital editing and translation lead to the new product",
  rubriq_hosted_elsewhere: "The new product is a site of its own",
  premiumAdvancedEditing: "Premium editing is sold as advanced editing",
  captcha: "Visitors who are not signed in solve a captcha before an upload",
  language_detection: "The order form waits for word count and language to be read from the files",
  express_delivery: "The order form offers express delivery",
  service_bundles: "The order form offers bundles of services",
  digital_editing_trial: "Digital editing can be tried without a subscription",
  anonymous_language_assessment: "Grammar Check is open to visitors who are not signed in",
  digital_editing: "Digital editing is sold",
  digital_translation: "Digital translation is sold",
} as const
