// Written by `npm run graphql`: change the .graphql file instead.

