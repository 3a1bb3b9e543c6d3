/** False in tests, which have no other story's page. */
export const inStorybook = () =>
  typeof window !== 'undefined' && window.location.pathname.endsWith('/iframe.html')
