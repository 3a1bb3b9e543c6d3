/** False in tests, which have no other story's page. */
export const inStorybook = () => window.location.pathname.endsWith('/iframe.html')
