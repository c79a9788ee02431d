export { Heading, Text } from './Text';
