export { Button } from './Button';
export { ButtonLink } from './ButtonLink';
export { buttonClasses } from './button-classes';
